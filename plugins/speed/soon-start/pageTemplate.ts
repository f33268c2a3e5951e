import {pageStyles} from '../../../config/pageStyles';
import {currentLocale, site} from '../../../config/site';

const isEnglish = currentLocale === 'en';
const baseUrl = isEnglish ? `${site.baseUrl}en/` : site.baseUrl;

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

/** A template, so that no one indexes it. The stock banner shows wherever scripts come later than the document. */
const baseUrlBanner = `<template id="base-url-banner">
  <div id="__docusaurus-base-url-issue-banner" class="alert alert--danger" role="alert">
    <p><strong>${banner.title}</strong></p>
    <p>${banner.configured} <code>${baseUrl}</code></p>
    <p>${banner.suggested} <code id="base-url-suggestion"></code></p>
  </div>
</template>`;

/** Names of files and what a page has that needs them; the template is text and cannot refer to this list. */
const signs = pageStyles.map(({name, sign}) => [`/styles-${name}.`, sign?.source]);

/**
 * The frame of every page. Unlike the stock one it only names the site's scripts, for soonStart.ts to ask for, loads of the
 * styles of plugins/speed/trimmed-styles what the page needs, and disables no button: presses are remembered.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <script type="application/json" id="soon-scripts"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% const page = it.htmlAttributes + it.appHtml;
    it.stylesheets.filter((name) => {
      const part = ${JSON.stringify(signs)}.find(([part]) => name.includes(part));
      return !part || (part[1] && new RegExp(part[1]).test(page));
    }).forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml.replace(/(<button [^>]*) disabled=""/g, '$1') %></div>
    <% if (/plugin-id-default .*docs-doc-id-index\\x22/.test(it.htmlAttributes)) { %>
      ${baseUrlBanner}
    <% } %>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
