const texts = {
  'zh-Hans': {title: '页面已移动', link: '前往新地址'},
  en: {title: 'This page has moved', link: 'Go to the new page'},
} as const;

type AliasPage = {locale: string; url: string; target: string};

/** A page without script that leads to `target`, an absolute path on this site. */
export function aliasPage({locale, url, target}: AliasPage): string {
  const lang = locale === 'en' ? 'en' : 'zh-Hans';
  const {title, link} = texts[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${title} | AtomGit</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${url}${target}">
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${target}">${link}</a></p>
</main>
</body>
</html>
`;
}
