import { COMMONMARK } from './dialects.ts'
import { testRealInput } from './suite.ts'

testRealInput(COMMONMARK)
