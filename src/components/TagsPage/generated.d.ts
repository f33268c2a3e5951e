declare module '@generated/related-tags/default/tags.json' {
  import type {Relations} from '@site/src/data/relatedTags';

  const tags: Readonly<Partial<Record<string, Relations>>>;
  export default tags;
}
