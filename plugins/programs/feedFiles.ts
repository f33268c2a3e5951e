export const feedFiles = [
  {key: 'rss', name: 'rss.xml', type: 'application/rss+xml', label: 'RSS'},
  {key: 'atom', name: 'atom.xml', type: 'application/atom+xml', label: 'Atom'},
  {key: 'json', name: 'feed.json', type: 'application/feed+json', label: 'JSON Feed'},
] as const;
