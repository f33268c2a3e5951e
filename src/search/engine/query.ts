import {hanKey, wordTerms, type Concept, type Concepts} from './concepts';
import {isHan, isStopWord, normalisePath, termsOf} from './words';

/** One way to say what a unit means: all its terms, as far as they are there, or any of them. */
export type Alternative = {terms: string[]; weight: number; isAny?: boolean};

/** What must be found: a word, a term of the site, a path. */
export type Unit = {
  /** As it was written. */
  text: string;
  alternatives: Alternative[];
  /** How much it says about what is wanted. */
  weight: number;
  /** Whether its absence counts; neighbours only add. */
  isWanted: boolean;
  /** A word that is still being typed finds the words that begin with it. */
  isPrefix: boolean;
};

export type Query = {units: Unit[]; wantsApi: boolean};

/** Asked for, but never what is looked for. */
const hanStops = (
  '怎么 如何 怎样 怎么样 怎么办 怎么回事 怎么做 为什么 为啥 什么 什么是 是什么 什么意思 哪里 哪儿 在哪 在哪里 在哪儿 哪个 哪些 哪种 ' +
  '多少 多久 多大 几个 是不是 能不能 能否 可不可以 可以 是否 有没有 请问 我想 我要 我的 我们 你们 他们 想要 需要 应该 必须 之后 以后 以前 的时候 时候 ' +
  '一个 一下 一些 一条 一份 这个 那个 自己 别人 某个 有什么 有哪些 区别 方法 步骤 教程 说明 里面 里的 上的 之间 通过 进行 使用 怎么用 会不会 要不要 用不用 ' +
  '一直 突然 总是 已经 还是 但是 然后 如果 因为 所以 关于 支持 提示'
).split(' ');

/** Between words more often than in one. */
const weakHan =
  /[在给把被让和与及跟对从到后时我你他她它想要会能可就还都也很再又将向往以为是有个这那里上下中去来做啥么些并或]/;

/** They stand inside of terms, too: `delete my account`. */
const articles = /^(?:an?|the|my|your|our|their|his|her|its|this|that|these|those)$/i;

const weights = {
  word: 1,
  action: 0.4,
  fragment: 0.4,
  weakFragment: 0.25,
  neighbour: 0.3,
  path: 4,
  otherWords: 0.9,
};

const mostUnits = 48;

/** `SSH 公钥` and `SSH公钥` are the same; widths and cases, too. */
export function normaliseQuery(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/(?<han>\p{Script=Han}) (?=[\p{L}\p{N}])/gu, '$<han>')
    .replace(/([\p{L}\p{N}]) (?=\p{Script=Han})/gu, '$1')
    .trim();
}

const looksLikeApi =
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b|\/[\w{}:-]+\/|[a-z]\d?_[a-z]|[a-z][A-Z]|\b[Aa][Pp][Ii]s?\b|接口|endpoint|operationId/;
/** Names of programs are no identifiers. */
const properNames =
  /\b(?:GitHub|GitLab|GitCode|AtomGit|OpenAtom|OAuth2?|OpenAPI|macOS|JavaScript|WebHook)\b/g;
const kindOfPage = /^(?:开放接口|接口|open ?api|(?:rest )?apis?|endpoint)$/i;

/** `CI/CD` is none, and a web address neither. */
const isPath = (text: string): boolean =>
  !text.startsWith('//') && (/^\/\w|\{/.test(text) || /\/.+\//.test(text));

const pathPattern = String.raw`(?<![\p{L}\p{N}])\/?[\w.-]*(?:\/(?:\{[\w.-]*\}?|:\w+|<\w*>?|[\w.-]+))+\/?`;
const chunkPattern = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[-_.'’+#](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*`;
const oneOf = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .map((text) => (isHan(text) ? text : String.raw`(?<![\p{L}\p{N}])${text}`))
    .join('|') || '(?!)';

const readers = new WeakMap<Concepts, RegExp>();

/** Splits a query into paths, forms of terms with Han in them, phrases that say nothing, words and single Han. */
function readerOf(concepts: Concepts): RegExp {
  let reader = readers.get(concepts);
  if (!reader) {
    const stops = [...hanStops].sort((a, b) => b.length - a.length);
    const groups = {
      path: pathPattern,
      form: oneOf(concepts.hanForms),
      stop: oneOf(stops),
      chunk: chunkPattern,
      han: String.raw`\p{Script=Han}`,
      end: String.raw`[^\s,，.。、;；:：!！?？"“”'‘’()（）<>]`,
    };
    const patterns = Object.entries(groups).map(([name, pattern]) => `(?<${name}>${pattern})`);
    reader = new RegExp(patterns.join('|'), 'giu');
    readers.set(concepts, reader);
  }
  return reader;
}

class QueryReader {
  private readonly units = new Map<string, Unit>();
  private fragment = '';
  private fragmentEnd = 0;
  private words: {text: string; end: number}[] = [];

  constructor(
    private readonly text: string,
    private readonly concepts: Concepts,
  ) {}

  read(): Query {
    for (const {0: text, index, groups = {}} of this.text.matchAll(readerOf(this.concepts))) {
      if (this.units.size >= mostUnits) break;
      const end = index + text.length;
      if (groups.han !== undefined) {
        this.endWords();
        this.fragment += text;
        this.fragmentEnd = end;
        continue;
      }
      this.endFragment();
      if (groups.chunk !== undefined || (groups.path !== undefined && !isPath(text))) {
        this.words.push(...text.split('/').map((word) => ({text: word, end})));
        continue;
      }
      this.endWords();
      if (groups.path !== undefined) this.addPath(text);
      else if (groups.form !== undefined) {
        this.addConcepts(text, this.concepts.byForm.get(hanKey(text)) ?? []);
      }
    }
    this.endFragment();
    this.endWords();
    const units = [...this.units.values()];
    const wantsApi = looksLikeApi.test(this.text.replace(properNames, ''));
    // "… API" says which kind of page is wanted, not what stands on it.
    const others = wantsApi ? units.filter(({text}) => !kindOfPage.test(text)) : units;
    return {units: others.length > 0 ? others : units, wantsApi};
  }

  private add(
    text: string,
    alternatives: readonly Alternative[],
    more: Pick<Unit, 'weight'> & Partial<Unit>,
  ): void {
    const known = alternatives.filter(({terms}) => terms.length > 0);
    if (known.length === 0 || this.units.has(text)) return;
    this.units.set(text, {text, alternatives: known, isWanted: true, isPrefix: false, ...more});
  }

  /** Han that no dictionary knows: each two characters of it. */
  private endFragment(): void {
    const {fragment: text, fragmentEnd: end} = this;
    this.fragment = '';
    if (text.length === 1) this.addNeighbours(text, end - 1);
    for (const term of text.length > 1 ? termsOf(text) : []) {
      const isWeak = weakHan.test(term);
      const weight = isWeak ? weights.weakFragment : weights.fragment;
      this.add(term, [{terms: [term], weight: 1}], {weight, isWanted: !isWeak});
    }
  }

  /** A single character means something together with what stands beside it. */
  private addNeighbours(text: string, at: number): void {
    const known = this.concepts.byForm.get(text);
    if (known) this.addConcepts(text, known);
    else if (this.text.length === 1) {
      this.add(text, [{terms: [text], weight: 1}], {weight: 1, isPrefix: true});
    } else if (!weakHan.test(text)) {
      for (const pair of [this.text.slice(at - 1, at + 1), this.text.slice(at, at + 2)]) {
        if (!/^\p{Script=Han}{2}$/u.test(pair)) continue;
        const weight = weights.neighbour;
        this.add(pair, [{terms: [pair], weight: 1}], {weight, isWanted: false});
      }
    }
  }

  private endWords(): void {
    const words = this.words.filter(({text}) => text && !articles.test(text));
    this.words = [];
    const terms = words.map(({text}) => wordTerms(text)[0] ?? '');
    let at = 0;
    while (at < words.length) at = this.takeWords(words, terms, at);
  }

  /** The longest form of words that begins here, or one word. */
  private takeWords(words: QueryReader['words'], terms: string[], at: number): number {
    const {byForm, longestWords} = this.concepts;
    for (let length = Math.min(longestWords, words.length - at); length > 0; length -= 1) {
      const known = byForm.get(terms.slice(at, at + length).join(' '));
      if (!known) continue;
      const written = words.slice(at, at + length).map(({text}) => text);
      this.addConcepts(written.join(' '), known);
      return at + length;
    }
    const [word, term] = [words[at], terms[at]];
    if (word && term && !isStopWord(word.text.toLowerCase().replace(/\W/g, ''))) {
      const parts = termsOf(word.text).filter((part) => part !== term);
      this.add(
        word.text,
        [
          {terms: [term], weight: 1},
          {terms: parts, weight: weights.otherWords},
        ],
        {weight: weights.word, isPrefix: word.end === this.text.length},
      );
    }
    return at + 1;
  }

  /** The term as written, and as this site says it in either language. */
  private addConcepts(text: string, concepts: readonly Concept[]): void {
    const isAction = concepts.every((concept) => concept.isAction);
    const forms = new Map<string, number>([[text, 1]]);
    for (const form of concepts.flatMap(({own}) => own)) {
      if (!forms.has(form)) forms.set(form, weights.otherWords);
    }
    this.add(
      text,
      [...forms].map(([form, weight]) => ({terms: termsOfForm(form), weight})),
      {
        weight: isAction ? weights.action : weights.word,
        isPrefix: !isHan(text) && this.text.endsWith(text),
      },
    );
  }

  private addPath(path: string): void {
    const normal = normalisePath(path.startsWith('/') ? path : `/${path}`);
    this.add(
      path,
      [
        {terms: [normal], weight: 1},
        {terms: termsOf(path.replaceAll('/', ' ')), weight: 0.3},
      ],
      {weight: weights.path, isPrefix: true},
    );
  }
}

/** A form of words is its words; Han is its pairs. */
function termsOfForm(form: string): string[] {
  const telling = form.split(' ').filter((word) => !isStopWord(word.toLowerCase()));
  return termsOf(telling.length > 0 ? telling.join(' ') : form);
}

export function readQuery(text: string, concepts: Concepts): Query {
  return new QueryReader(normaliseQuery(text), concepts).read();
}
