import {hanKey, wordTerms, type Concepts} from './concepts';
import type {Concept} from './format';
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

const looksLikeApi =
  /\b(?:GET|POST|PUT|PATCH|DELETE)\b|\/[\w{}:-]+\/|[a-z]\d?_[a-z]|[a-z][A-Z]|接口|endpoint|operationId|脚本|机器人|程序|代码里|\b(?:[Aa][Pp][Ii]s?|[Ss]cripts?|[Bb]ots?|curl|[Jj][Ss][Oo][Nn]|REST|programmatically)\b/;
/** Names of programs are no identifiers, and who asks about keys of an API has leaked or lost one. */
const properNames =
  /\b(?:[Aa][Pp][Ii][ -][Kk]eys?|GitHub|GitLab|GitCode|AtomGit|OpenAtom|OAuth2?|OpenAPI|macOS|JavaScript|WebHook)\b/g;
const kindOfPage = /^(?:开放接口|接口|open ?api|(?:rest )?apis?|endpoint)$/i;

/** `SSH 公钥` and `SSH公钥` are the same; widths and cases, too. */
const normaliseQuery = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}]) (?=\p{Script=Han})/gu, '')
    .trim();

/** `CI/CD` is none, and a web address neither. */
const isPath = (text: string): boolean =>
  !text.startsWith('//') && (/^\/\w|\{/.test(text) || /\/.+\//.test(text));

const oneOf = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .map((text) => (isHan(text) ? text : String.raw`(?<![\p{L}\p{N}])${text}`))
    .join('|') || '(?!)';

const letter = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{N}])+`;

/** Splits a query into paths, forms of terms with Han in them, phrases that say nothing, words and single Han. */
function makeReader({hanForms}: Concepts): RegExp {
  const patterns = Object.entries({
    path: String.raw`(?<![\p{L}\p{N}])\/?[\w.-]*(?:\/(?:\{[\w.-]*\}?|:\w+|<\w*>?|[\w.-]+))+\/?`,
    form: oneOf(hanForms),
    stop: oneOf([...hanStops].sort((a, b) => b.length - a.length)),
    chunk: String.raw`${letter}(?:[-_.'’+#]${letter})*`,
    han: String.raw`\p{Script=Han}`,
    end: String.raw`[^\s,，.。、;；:：!！?？"“”'‘’()（）<>]`,
  });
  return new RegExp(patterns.map(([name, one]) => `(?<${name}>${one})`).join('|'), 'giu');
}

const readers = new WeakMap<Concepts, RegExp>();

class QueryReader {
  readonly units = new Map<string, Unit>();
  private fragment = '';
  private words: string[] = [];

  constructor(
    private readonly text: string,
    private readonly concepts: Concepts,
  ) {
    const reader = readers.get(concepts) ?? makeReader(concepts);
    readers.set(concepts, reader);
    for (const {0: piece, index, groups = {}} of text.matchAll(reader)) {
      if (this.units.size >= mostUnits) break;
      if (groups.han === undefined) this.endFragment(index);
      if (groups.chunk !== undefined || (groups.path !== undefined && !isPath(piece))) {
        this.words.push(...piece.split('/'));
        continue;
      }
      this.endWords();
      if (groups.han !== undefined) this.fragment += piece;
      else if (groups.path !== undefined) this.addPath(piece);
      else if (groups.form !== undefined) this.addConcepts(piece, hanKey(piece));
    }
    this.endFragment(text.length);
    this.endWords();
  }

  private add(
    text: string,
    alternatives: Alternative[],
    weight: number,
    more: Partial<Unit> = {},
  ): void {
    const known = alternatives.filter(({terms}) => terms.length > 0);
    if (known.length === 0 || this.units.has(text)) return;
    const unit = {text, alternatives: known, weight, isWanted: true, isPrefix: false, ...more};
    this.units.set(text, unit);
  }

  /** Han that no dictionary knows: each two characters of it; a single one, with what stands beside it. */
  private endFragment(end: number): void {
    const {fragment: text} = this;
    this.fragment = '';
    const addPair = (term: string, weight: number, isWanted: boolean) => {
      this.add(term, [{terms: [term], weight: 1}], weight, {isWanted});
    };
    if (text.length > 1) {
      for (const term of termsOf(text)) {
        const isWeak = weakHan.test(term);
        addPair(term, isWeak ? weights.weakFragment : weights.fragment, !isWeak);
      }
    } else if (this.concepts.byForm.has(text)) this.addConcepts(text, text);
    else if (text && this.text.length === 1) {
      this.add(text, [{terms: [text], weight: 1}], weights.word, {isPrefix: true});
    } else if (text && !weakHan.test(text)) {
      const at = this.text.lastIndexOf(text, end - 1);
      for (const pair of [this.text.slice(at - 1, at + 1), this.text.slice(at, at + 2)]) {
        if (/^\p{Script=Han}{2}$/u.test(pair)) addPair(pair, weights.neighbour, false);
      }
    }
  }

  /** The longest forms of words, and single words. */
  private endWords(): void {
    const words = this.words.filter((word) => word && !articles.test(word));
    this.words = [];
    const terms = words.map((word) => wordTerms(word)[0] ?? '');
    const keyOf = (at: number, length: number) => terms.slice(at, at + length).join(' ');
    for (let at = 0; at < words.length;) {
      let length = Math.min(this.concepts.longestWords, words.length - at);
      while (length > 0 && !this.concepts.byForm.has(keyOf(at, length))) length -= 1;
      if (length > 0) this.addConcepts(words.slice(at, at + length).join(' '), keyOf(at, length));
      else this.addWord(words[at] ?? '', terms[at] ?? '');
      at += Math.max(1, length);
    }
  }

  private addWord(text: string, term: string): void {
    if (!term || isStopWord(text.toLowerCase().replace(/\W/g, ''))) return;
    const parts = termsOf(text).filter((part) => part !== term);
    const alternatives = [
      {terms: [term], weight: 1},
      {terms: parts, weight: weights.otherWords},
    ];
    this.add(text, alternatives, weights.word, {isPrefix: this.text.endsWith(text)});
  }

  /** The term as written, and as this site says it in either language. */
  private addConcepts(text: string, key: string): void {
    const concepts: readonly Concept[] = this.concepts.byForm.get(key) ?? [];
    const forms = new Set([text, ...concepts.flatMap(({own}) => own)]);
    const alternatives = [...forms].map((form, at) => ({
      terms: termsOfForm(form),
      weight: at === 0 ? 1 : weights.otherWords,
    }));
    const isAction = concepts.every((concept) => concept.isAction);
    const isPrefix = !isHan(text) && this.text.endsWith(text);
    this.add(text, alternatives, isAction ? weights.action : weights.word, {isPrefix});
  }

  private addPath(path: string): void {
    const alternatives = [
      {terms: [normalisePath(path.startsWith('/') ? path : `/${path}`)], weight: 1},
      {terms: termsOf(path.replaceAll('/', ' ')), weight: 0.3},
    ];
    this.add(path, alternatives, weights.path, {isPrefix: true});
  }
}

/** A form of words is its words; Han is its pairs. */
function termsOfForm(form: string): string[] {
  const telling = form.split(' ').filter((word) => !isStopWord(word.toLowerCase()));
  return termsOf(telling.length > 0 ? telling.join(' ') : form);
}

export function readQuery(written: string, concepts: Concepts): Query {
  const text = normaliseQuery(written);
  const units = [...new QueryReader(text, concepts).units.values()];
  const wantsApi = looksLikeApi.test(text.replace(properNames, ''));
  // "… API" says which kind of page is wanted, not what stands on it.
  const others = wantsApi ? units.filter((unit) => !kindOfPage.test(unit.text)) : units;
  return {units: others.length > 0 ? others : units, wantsApi};
}
