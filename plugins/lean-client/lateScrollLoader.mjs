/** What Docusaurus' hooks ask the browser for while they draw, and the same later: on a press, or not before an effect. */
const questions = [
  ['useRef(getScrollPosition())', 'useRef(null)'],
  ['supportsNativeSmoothScrolling = isBrowser', 'supportsNativeSmoothScrolling = () => isBrowser'],
  [
    'cancelRef.current = supportsNativeSmoothScrolling',
    'cancelRef.current = supportsNativeSmoothScrolling()',
  ],
];

/**
 * Asks for no position and no style while a page is being drawn: the browser would have to work out those of all that is
 * there so far.
 * @param {string} source
 */
export default function lateScrollLoader(source) {
  return questions.reduce((text, [early = '', late = '']) => {
    if (text.includes(early)) return text.replace(early, late);
    throw new Error(`Docusaurus no longer says “${early}” here: take it off the list.`);
  }, source);
}
