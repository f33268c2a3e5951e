/** The finished site, in a folder or where it is published: the only thing that the tools read. */
export type Release = {
  /** The text of a file below the release; undefined when there is none. */
  read: (name: string) => Promise<string | undefined>;
};

/** No file of a release is larger; what claims to be is something else. */
const largestFile = 20_000_000;

/** The name of a file below a release, in the form of a path; undefined when it would lead out of it. */
export function cleanName(name: string): string | undefined {
  let decoded;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    return undefined;
  }
  const parts = decoded.split('/');
  const isInside = parts.every(
    (part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0%]/.test(part),
  );
  return isInside ? parts.join('/') : undefined;
}

/** A published site; files are asked for once. */
export function openUrl(base: string): Release {
  const root = new URL(base.endsWith('/') ? base : `${base}/`);
  const known = new Map<string, Promise<string | undefined>>();
  const fetchText = async (name: string): Promise<string | undefined> => {
    const response = await fetch(new URL(name, root), {redirect: 'error'});
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}`);
    if (Number(response.headers.get('content-length')) > largestFile) {
      throw new Error(`${response.url} is too large`);
    }
    return response.text();
  };
  return {
    read(name) {
      const clean = cleanName(name);
      if (clean === undefined) return Promise.resolve(undefined);
      const answer = known.get(clean) ?? fetchText(clean);
      known.set(clean, answer);
      // What failed is asked for again.
      answer.catch(() => known.delete(clean));
      return answer;
    },
  };
}
