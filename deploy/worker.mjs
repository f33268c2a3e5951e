import {chooseForm, linkHeader, twinTypes} from './negotiate.mjs';

/**
 * What `_headers` and `_redirects` of a static host cannot say: the form of a page that a request asks for. Both files go on
 * holding for what the host answers. static-hosts.mjs makes one file of this and negotiate.mjs.
 *
 * @typedef {(request: Request) => Promise<Response>} Assets what the host answers by itself
 */

/**
 * @param {Request} request
 * @param {string} pathname
 */
function ask(request, pathname) {
  return new Request(new URL(pathname, request.url), {
    method: request.method,
    headers: request.headers,
  });
}

/**
 * @param {Response} response
 * @param {Record<string, string>} headers
 * @param {number} [status]
 */
function withHeaders(response, headers, status = response.status) {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(response.body, {status, headers: all});
}

/**
 * @param {string} pathname
 * @param {string} base
 */
function describe(pathname, base) {
  const address = pathname.replace(/\/$/, '');
  const isEnglish = `${address}/`.startsWith(`${base}en/`);
  const isHome = [base.slice(0, -1), `${base}en`].includes(address);
  return {isEnglish, language: isEnglish ? `${base}en/` : base, isHome, address};
}

/**
 * @param {Request} request
 * @param {Assets} assets
 * @param {string} base
 */
async function answerRequest(request, assets, base) {
  const {pathname} = new URL(request.url);
  const {isEnglish, language, isHome, address} = describe(pathname, base);
  const form = chooseForm(request.headers.get('accept'));
  const isText = form === 'markdown' || form === 'plain';
  const twin = `${address}${isHome ? '/index' : ''}.md`;
  const vary = {Vary: 'Accept'};

  if (isText && !/\.(md|txt|json|xml|yaml)$/.test(pathname)) {
    const found = await assets(ask(request, twin));
    if (found.ok || found.status === 304) {
      const page = isHome ? language : address;
      const links = {Link: linkHeader({base, isEnglish, page})};
      return withHeaders(found, {...vary, ...links, 'Content-Type': twinTypes[form]});
    }
  }
  const response = await assets(request);
  if (response.status === 404 && (isText || /\.(md|txt)$/.test(pathname))) {
    const text = await assets(ask(new Request(request.url), `${language}404.txt`));
    return withHeaders(text, vary, 404);
  }
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  if (response.status !== 200) return withHeaders(response, vary);
  if (form === 'none') {
    return withHeaders(
      await assets(ask(new Request(request.url), `${language}406.txt`)),
      vary,
      406,
    );
  }
  const hasTwin = address !== `${language}search`;
  const links = {Link: linkHeader({base, isEnglish, twin: hasTwin ? twin : undefined})};
  return withHeaders(response, {...vary, ...links});
}

/**
 * The answer of the whole site. Other methods than reading are the matter of the host.
 * @param {Request} request
 * @param {Assets} assets
 * @param {string} base the base URL
 */
export async function answer(request, assets, base) {
  return ['GET', 'HEAD'].includes(request.method)
    ? answerRequest(request, assets, base)
    : assets(request);
}
