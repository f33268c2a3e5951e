import {pageStyles} from './pageStyles';
import {currentLocale, site} from './site';

const isEnglish = currentLocale === 'en';
const baseUrl = isEnglish ? `${site.baseUrl}en/` : site.baseUrl;

const failure = isEnglish
  ? {
      text: 'The page did not load completely. Its text and links work, but search, menus, and other buttons do not.',
      retry: 'Load again',
    }
  : {
      text: '页面没有加载完整：正文和链接可用，搜索、菜单和其他按钮暂不可用。',
      retry: '重新加载',
    };

const banner = isEnglish
  ? {
      title: 'The site did not load properly.',
      configured: 'It was built with baseUrl',
      suggested: 'At this address it seems to need baseUrl',
    }
  : {
      title: '站点没有正常加载。',
      configured: '构建时的 baseUrl 是',
      suggested: '按当前地址，baseUrl 应该是',
    };

/** A template, so that no one indexes it. */
const baseUrlBanner = `<template id="base-url-banner">
  <div id="__docusaurus-base-url-issue-banner" class="alert alert--danger" role="alert">
    <p><strong>${banner.title}</strong></p>
    <p>${banner.configured} <code>${baseUrl}</code></p>
    <p>${banner.suggested} <code id="base-url-suggestion"></code></p>
  </div>
</template>`;

/** Names of files and what a page has that needs them; the template is text and cannot refer to this list. */
const signs = pageStyles.map(({name, sign}) => [`/styles-${name}.`, sign?.source]);

/** Hints of React's in front of the page: Preact, which does not expect them, would take the page out and put it in again. */
const hints = String.raw`/^(<link [^>]*>)+/`;

/** As much HTML as a slow phone lays out in one short task. */
const partLength = 6_000;

/** Lays out what there is so far. The code of the page does not know this script, so it is gone when the page comes alive. */
const layOut =
  '<script data-lay-out>document.currentScript.remove();document.body.offsetHeight</script>';

/** The first paint waits for what follows the page: a row that is half there jumps when the rest comes. */
const endOfPage = 'start-failure';

/**
 * The frame of every page. Unlike the stock one it only names the site's scripts, for plugins/late-start to ask for,
 * brings what plugins/stale-pages says when files do not come, and disables no button: presses are remembered. A long text is
 * laid out in parts, at its headings: several short tasks instead of one that keeps a reader waiting.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <link rel="expect" href="#${endOfPage}" blocking="render">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.filter((name) => {
      const part = ${JSON.stringify(signs)}.find(([part]) => name.includes(part));
      return !part || (part[1] && new RegExp(part[1]).test(it.htmlAttributes + it.appHtml));
    }).forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script type="application/json" id="late-scripts"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <% let laidOut = 0; %>
    <div id="__docusaurus"><%~ it.appHtml
      .replace(${hints}, '')
      .replace(/(<button [^>]*) disabled=""/g, '$1')
      .replace(/<header><h1|<h[2-6] class="anchor /g, (heading, position) => {
        if (position - laidOut < ${partLength}) return heading;
        laidOut = position;
        return ${JSON.stringify(layOut)} + heading;
      }) %></div>
    <div id="${endOfPage}" class="alert alert--danger" role="alert" hidden>
      <p>${failure.text} <a href="">${failure.retry}</a></p>
    </div>
    <% if (/plugin-id-default .*docs-doc-id-index\\x22/.test(it.htmlAttributes)) { %>
      ${baseUrlBanner}
    <% } %>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
