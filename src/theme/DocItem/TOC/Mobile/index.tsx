// Change: nothing, where the stock layout has it, above the title; DocItem/Content puts the contents below that.
export default function NothingAboveTitle(): null {
  return null;
}
