import { GFM } from './dialects.ts'
import { testRealInput } from './suite.ts'

testRealInput(GFM)
