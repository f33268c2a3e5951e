import pathToRegexp, {type Key, type RegExpOptions} from 'path-to-regexp';

/** All that the router asks of an expression. */
type Pattern = {exec: (pathname: string) => readonly string[] | null};

/** An address without placeholders. */
const plain = /^[\w./%~-]*$/;

/** Finds what the expression of such an address would find: either case, with or without a slash at the end. */
function comparePath(address: string, isWhole: boolean): Pattern {
  const length = address.length - (address.endsWith('/') ? 1 : 0);
  const readStart = (text: string) => text.slice(0, length).toLowerCase();
  return {
    exec(pathname) {
      const rest = pathname.length - length;
      const isLast = rest === 0 || (rest === 1 && pathname.endsWith('/'));
      if (!isLast && (isWhole || pathname[length] !== '/')) return null;
      if (readStart(pathname) !== readStart(address)) return null;
      return [isLast ? pathname : pathname.slice(0, length)];
    },
  };
}

/** Stands for the package of that name in the router, which keeps what it gets for each address. */
function createPattern(address: string, keys: Key[], options: RegExpOptions): Pattern {
  const {end = true, strict, sensitive} = options;
  return strict || sensitive || !plain.test(address)
    ? pathToRegexp(address, keys, options)
    : comparePath(address, end);
}

export default Object.assign(createPattern, {compile: pathToRegexp.compile});
