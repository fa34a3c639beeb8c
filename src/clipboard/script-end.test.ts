import { expect, it } from 'vitest'
import { endOfScript } from './script-end.ts'

// A bar stands where the script ends.
it.each([
  'a|</script>',
  '|</script></script>',
  'a|</SCRIPT >',
  'a|</script/>',
  'a</scripts>|</script\n>',
  'a</ script>|</script\t>',
  'a</script',
  'a</script\v>',
  '<script>|</script>',
  '<!--|</script>-->',
  '<!-- <script></script> -->|</script>',
  '<!-- <script></script>|</script> -->',
  '<!-- <script><script></script>|</script>',
  '<!-- <script> -->|</script>',
  '<!-- <script> <!-- </script>|</script>',
  '<!-- <scripts>|</script> -->',
  '<!--><script>|</script>',
  '<!---><script>|</script>',
  '<!-- <!--><script>|</script>',
  '<!-- --!><script></script>|</script>',
  '--> <script>|</script>',
])('should end at the bar: %j', (marked) => {
  const html = marked.replace('|', '')
  const bar = marked.indexOf('|')
  expect(endOfScript(html, 0)).toBe(bar === -1 ? html.length : bar)
})

it('should begin where it is told', () => {
  expect(endOfScript('</script><!--<script></script></script>', 9)).toBe(30)
})
