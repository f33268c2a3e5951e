import {analyze, isHan, normalisePath, termOf} from './analyze';
import {hanKey, wordsKey, wordTerms, type Concept, type Concepts} from './concepts';

/** One way to say what a unit means: all its terms, as far as they are there. */
export type Alternative = {terms: string[]; weight: number};

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
const hanStops = new Set(
  (
    '怎么 如何 怎样 怎么样 怎么办 怎么回事 怎么做 为什么 为啥 什么 什么是 是什么 什么意思 哪里 哪儿 在哪 在哪里 在哪儿 哪个 哪些 哪种 ' +
    '多少 多久 多大 几个 是不是 能不能 能否 可不可以 可以 是否 有没有 请问 我想 我要 我的 我们 你们 他们 想要 需要 应该 必须 之后 以后 以前 的时候 时候 ' +
    '一个 一下 一些 一条 一份 这个 那个 自己 别人 某个 有什么 有哪些 区别 方法 步骤 教程 说明 里面 里的 上的 之间 通过 进行 使用 怎么用 会不会 要不要 用不用 ' +
    '一直 突然 总是 已经 还是 但是 然后 如果 因为 所以 关于 支持 提示'
  ).split(' '),
);
const longestStop = Math.max(...[...hanStops].map(({length}) => length));

/** Between words more often than in one. */
const weakHan =
  /[在给把被让和与及跟对从到后时我你他她它想要会能可就还都也很再又将向往以为是有个这那里上下中去来做啥么些并或]/;

const wordStops = new Set(
  (
    'a an the of to in on at by for from with without and or but is are was were be been am do does did doing done how what where when why which who ' +
    'whom whose can could may might must should shall will would i me my mine we us our you your it its this that these those there here as if into about than ' +
    'then so not no t s m re ve ll d don doesn isn aren won cannot please get got need want way use using used have has had any some one someone somebody ' +
    'something via vs after before let lets just still per'
  )
    .split(' ')
    .map(termOf),
);

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

const hanAt = /\p{Script=Han}/uy;
const letterAt = /[\p{L}\p{N}]/uy;
const chunkAt = /[\p{L}\p{N}]+(?:[-_.'’+#][\p{L}\p{N}]+)*/uy;
const pathAt = /\/?[\w.-]*(?:\/(?:\{[\w.-]*\}?|:\w+|<\w*>?|[\w.-]+))+\/?/y;
const separator = /^[\s,，.。、;；:：!！?？"“”'‘’()（）<>]*$/u;

function readAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

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

/** `CI/CD` is none, and a web address neither. */
const isPath = (text: string): boolean =>
  !text.startsWith('//') && (/^\/\w|\{/.test(text) || /\/.+\//.test(text));

const kindOfPage = /^(?:开放接口|接口|open ?api|(?:rest )?apis?|endpoint)$/i;

/** "… API" says which kind of page is wanted, not what stands on it. */
function withoutKind(units: Unit[]): Unit[] {
  const others = units.filter(({text}) => !kindOfPage.test(text));
  return others.length > 0 ? others : units;
}

class QueryReader {
  private readonly units: Unit[] = [];
  private fragment = {text: '', start: 0};
  private words: {text: string; end: number}[] = [];

  constructor(
    private readonly text: string,
    private readonly concepts: Concepts,
  ) {}

  read(): Query {
    const {text} = this;
    let at = 0;
    while (at < text.length && this.units.length < mostUnits) at = this.readOne(at);
    this.endFragment();
    this.endWords();
    const wantsApi = looksLikeApi.test(text.replace(properNames, ''));
    return {units: wantsApi ? withoutKind(this.units) : this.units, wantsApi};
  }

  /** Takes what begins here and returns where it ends. */
  private readOne(at: number): number {
    const {text} = this;
    const path = this.isWordStart(at) ? readAt(pathAt, text, at) : undefined;
    if (path !== undefined && isPath(path) && this.takePath(path)) return at + path.length;
    const form = this.findHanForm(at);
    if (form !== undefined) {
      this.endFragment();
      this.endWords();
      this.addConcepts(form, this.concepts.byForm.get(hanKey(form)) ?? []);
      return at + form.length;
    }
    if (readAt(hanAt, text, at) !== undefined) {
      this.endWords();
      return this.takeHan(at);
    }
    this.endFragment();
    const chunk = this.readChunk(at);
    if (chunk !== undefined) {
      this.words.push({text: chunk, end: at + chunk.length});
      return at + chunk.length;
    }
    if (!separator.test(text[at] ?? '')) this.endWords();
    return at + 1;
  }

  private readChunk(at: number): string | undefined {
    return readAt(chunkAt, this.text, at)?.replace(/\p{Script=Han}.*$/su, '');
  }

  private isWordStart(at: number): boolean {
    return at === 0 || readAt(letterAt, this.text, at - 1) === undefined;
  }

  /** The longest form with Han in it that begins here. */
  private findHanForm(at: number): string | undefined {
    const {text, concepts} = this;
    const isLatin = readAt(hanAt, text, at) === undefined;
    if (isLatin && !this.isWordStart(at) && readAt(hanAt, text, at - 1) === undefined) {
      return undefined;
    }
    for (let length = concepts.longestHan; length > 1; length -= 1) {
      const form = text.slice(at, at + length);
      if (form.length < length || !/\p{Script=Han}/u.test(form)) continue;
      if (concepts.byForm.has(hanKey(form))) return form;
    }
    return undefined;
  }

  private takeHan(at: number): number {
    for (let length = longestStop; length > 1; length -= 1) {
      const phrase = this.text.slice(at, at + length);
      if (!hanStops.has(phrase)) continue;
      this.endFragment();
      return at + phrase.length;
    }
    if (!this.fragment.text) this.fragment.start = at;
    this.fragment.text += this.text[at] ?? '';
    return at + 1;
  }

  private add(unit: Partial<Unit> & Pick<Unit, 'text' | 'alternatives' | 'weight'>): void {
    if (unit.alternatives.length === 0) return;
    const same = this.units.find(({text}) => text === unit.text);
    if (!same) this.units.push({isWanted: true, isPrefix: false, ...unit});
  }

  /** Han that no dictionary knows: each two characters of it. */
  private endFragment(): void {
    const {text, start} = this.fragment;
    this.fragment = {text: '', start: 0};
    if (text.length === 1) this.addNeighbours(text, start);
    if (text.length < 2) return;
    for (const {term} of analyze(text)) {
      const isWeak = weakHan.test(term);
      this.add({
        text: term,
        alternatives: [{terms: [term], weight: 1}],
        weight: isWeak ? weights.weakFragment : weights.fragment,
        isWanted: !isWeak,
      });
    }
  }

  /** A single character means something together with what stands beside it. */
  private addNeighbours(text: string, at: number): void {
    const known = this.concepts.byForm.get(text);
    if (known) this.addConcepts(text, known);
    if (known ?? weakHan.test(text)) return;
    const pairs = [this.text.slice(Math.max(0, at - 1), at + 1), this.text.slice(at, at + 2)];
    for (const pair of pairs) {
      if (!/^\p{Script=Han}{2}$/u.test(pair)) continue;
      this.add({
        text: pair,
        alternatives: [{terms: [pair], weight: 1}],
        weight: weights.neighbour,
        isWanted: false,
      });
    }
    if (this.text.length === 1) {
      this.add({text, alternatives: [{terms: [text], weight: 1}], weight: 1, isPrefix: true});
    }
  }

  private endWords(): void {
    const words = this.words.filter(({text}) => !articles.test(text));
    this.words = [];
    const terms = words.map(({text}) => wordTerms(text)[0] ?? '');
    let at = 0;
    while (at < words.length) at = this.takeWords(words, terms, at);
  }

  /** The longest form of words that begins here, or one word. */
  private takeWords(words: QueryReader['words'], terms: string[], at: number): number {
    const {byForm, longestWords} = this.concepts;
    for (let length = Math.min(longestWords, words.length - at); length > 0; length -= 1) {
      const known = byForm.get(wordsKey(terms.slice(at, at + length)));
      if (!known) continue;
      const text = words
        .slice(at, at + length)
        .map((word) => word.text)
        .join(' ');
      this.addConcepts(text, known);
      return at + length;
    }
    const [word, term] = [words[at], terms[at]];
    if (word && term && !wordStops.has(term)) this.addWord(word.text, term, word.end);
    return at + 1;
  }

  private addWord(text: string, term: string, end: number): void {
    const parts = [...new Set([...analyze(text)].map((token) => token.term))].filter(
      (part) => part !== term,
    );
    const alternatives: Alternative[] = [{terms: [term], weight: 1}];
    if (parts.length > 0) alternatives.push({terms: parts, weight: weights.otherWords});
    this.add({
      text,
      alternatives,
      weight: weights.word,
      isPrefix: end === this.text.length,
    });
  }

  /** The term as written, and as this site says it in either language. */
  private addConcepts(text: string, concepts: readonly Concept[]): void {
    const isAction = concepts.every((concept) => concept.isAction);
    const forms = new Map<string, number>([[text, 1]]);
    for (const {own} of concepts) {
      for (const form of own) if (!forms.has(form)) forms.set(form, weights.otherWords);
    }
    this.add({
      text,
      alternatives: [...forms].map(([form, weight]) => ({terms: termsOfForm(form), weight})),
      weight: isAction ? weights.action : weights.word,
      isPrefix: !isHan(text) && this.text.endsWith(text),
    });
  }

  private takePath(path: string): boolean {
    const normal = normalisePath(path.startsWith('/') ? path : `/${path}`);
    const words = [...analyze(path.replaceAll('/', ' '))].map((token) => token.term);
    if (words.length === 0) return false;
    this.endFragment();
    this.endWords();
    this.add({
      text: path,
      alternatives: [
        {terms: [normal], weight: 1},
        {terms: [...new Set(words)], weight: 0.3},
      ],
      weight: weights.path,
      isPrefix: true,
    });
    return true;
  }
}

/** A form of words is its words; Han is its pairs. */
function termsOfForm(form: string): string[] {
  const terms = [...new Set([...analyze(form)].map((token) => token.term))];
  return terms.filter((term) => !wordStops.has(term) || terms.length === 1);
}

export function readQuery(text: string, concepts: Concepts): Query {
  return new QueryReader(normaliseQuery(text), concepts).read();
}

export const isStopWord = (term: string): boolean => wordStops.has(term);
