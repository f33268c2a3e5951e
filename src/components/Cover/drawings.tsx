import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What a post is about, for the eye: posts of one subject have one colour. */
export type Subject = 'git' | 'contributing' | 'publishing' | 'security' | 'exchange';

export type CoverDrawing = {subject: Subject; shapes: ReactNode};

export const coverSize = {width: 320, height: 120};

const {firm, paper, soft, solid, accent, dashed} = styles;

type PlaceProps = {x: number; y: number};

const Commit = ({x, y, className = paper}: PlaceProps & {className?: string | undefined}) => (
  <circle className={className} cx={x} cy={y} r="7" />
);

/** The commit that the eye is led to. */
const Head = ({x, y}: PlaceProps) => (
  <>
    <circle className={soft} cx={x} cy={y} r="17" />
    <circle className={solid} cx={x} cy={y} r="9" />
  </>
);

/** A book with a spine, as the icon of a repository. */
const Repository = ({x, y}: PlaceProps) => (
  <>
    <rect className={paper} x={x} y={y} width="68" height="76" rx="8" />
    <path d={`M${x + 16} ${y}v76M${x + 28} ${y + 18}h26M${x + 28} ${y + 30}h16`} />
  </>
);

const Check = ({x, y}: PlaceProps) => <path className={accent} d={`M${x - 8} ${y}l6 6 11-12`} />;

/** By the name of the post. */
export const drawings: Readonly<Record<string, CoverDrawing>> = {
  // A terminal sends its first commit to a repository.
  'Git-AtomGit-1': {
    subject: 'git',
    shapes: (
      <>
        <rect className={paper} x="36" y="24" width="112" height="76" rx="8" />
        <path d="M36 42h112" />
        <path className={accent} d="M50 58l10 9-10 9M70 78h22" />
        <path className={accent} d="M160 62h44M194 52l10 10-10 10" />
        <Repository x={216} y={24} />
        <circle className={solid} cx="256" cy="80" r="7" />
      </>
    ),
  },
  // A branch is reviewed and comes back to the trunk.
  'Git-AtomGit-2': {
    subject: 'git',
    shapes: (
      <>
        <path d="M76 92c30 0 22-44 52-44h64c30 0 22 44 52 44" />
        <path className={accent} d="M28 92h264" />
        <Commit x={44} y={92} className={firm} />
        <Commit x={76} y={92} className={firm} />
        <Commit x={134} y={48} />
        <Commit x={160} y={48} />
        <Commit x={186} y={48} />
        <Head x={244} y={92} />
        <path
          className={paper}
          d="M212 12h52a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-34l-12 10v-10h-6a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
        />
        <Check x={237} y={32} />
      </>
    ),
  },
  // Loose commits become one, which gets a tag.
  'Git-AtomGit-3': {
    subject: 'git',
    shapes: (
      <>
        <path className={dashed} d="M52 28c40 0 44 36 84 36M52 100c40 0 44-36 84-36" />
        <path className={accent} d="M28 64h170" />
        <Commit x={52} y={28} />
        <Commit x={52} y={64} />
        <Commit x={52} y={100} />
        <Commit x={88} y={34} />
        <Commit x={88} y={94} />
        <Head x={142} y={64} />
        <path
          className={paper}
          d="M206 64l26-30a8 8 0 0 1 6-3h46a8 8 0 0 1 8 8v50a8 8 0 0 1-8 8h-46a8 8 0 0 1-6-3z"
        />
        <circle className={solid} cx="232" cy="64" r="6" />
        <path d="M252 54h26M252 74h18" />
      </>
    ),
  },
  // Three ways to one merge: a branch, a copy, a push.
  'Git-AtomGit-Workflow': {
    subject: 'git',
    shapes: (
      <>
        <path d="M44 26h96c60 0 40 34 100 34" />
        <path className={accent} d="M44 60h248" />
        <path className={dashed} d="M44 94h96c60 0 40-34 100-34" />
        <rect className={soft} x="76" y="12" width="78" height="28" rx="14" />
        <Commit x={44} y={26} />
        <Commit x={96} y={26} />
        <Commit x={134} y={26} />
        <Commit x={44} y={60} className={firm} />
        <Commit x={116} y={60} className={firm} />
        <rect className={paper} x="34" y="84" width="20" height="20" rx="4" />
        <rect className={paper} x="86" y="84" width="20" height="20" rx="4" />
        <rect className={paper} x="124" y="84" width="20" height="20" rx="4" />
        <Head x={240} y={60} />
      </>
    ),
  },
  // A commit with a secret is taken out of a history that is locked again.
  'git-remove-sensitive-data': {
    subject: 'security',
    shapes: (
      <>
        <path className={accent} d="M28 84h88M204 84h88" />
        <path className={dashed} d="M116 84h88" />
        <Commit x={48} y={84} className={firm} />
        <Commit x={88} y={84} className={firm} />
        <Commit x={232} y={84} className={firm} />
        <Commit x={272} y={84} className={firm} />
        <path d="M142 52V36a18 18 0 0 1 36 0v16" />
        <rect className={paper} x="128" y="52" width="64" height="50" rx="8" />
        <circle className={solid} cx="160" cy="72" r="6" />
        <path className={accent} d="M160 76v12" />
      </>
    ),
  },
  // A page in a browser, for the whole world.
  'AtomGit-Pages': {
    subject: 'publishing',
    shapes: (
      <>
        <rect className={paper} x="60" y="16" width="164" height="92" rx="8" />
        <path d="M60 36h164M74 26h.1M84 26h.1M94 26h.1" />
        <rect className={soft} x="74" y="48" width="64" height="46" rx="4" />
        <path d="M152 54h56M152 70h44M152 86h50" />
        <circle className={paper} cx="232" cy="78" r="32" />
        <path className={accent} d="M200 78h64M232 46c20 18 20 46 0 64M232 46c-20 18-20 46 0 64" />
        <circle className={accent} cx="232" cy="78" r="32" />
      </>
    ),
  },
  // Two repositories that stay the same.
  'AtomGit-sync-to-GitHub': {
    subject: 'exchange',
    shapes: (
      <>
        <Repository x={48} y={22} />
        <Repository x={204} y={22} />
        <circle className={solid} cx="88" cy="78" r="7" />
        <circle className={solid} cx="244" cy="78" r="7" />
        <path className={accent} d="M130 48h58M178 38l10 10-10 10" />
        <path className={dashed} d="M190 76h-50" />
        <path d="M142 66l-10 10 10 10" />
      </>
    ),
  },
  // From an issue over a change to what is accepted.
  contributing: {
    subject: 'contributing',
    shapes: (
      <>
        <path className={dashed} d="M84 60h44M192 60h44" />
        <circle className={paper} cx="56" cy="60" r="28" />
        <circle className={solid} cx="56" cy="60" r="6" />
        <circle className={paper} cx="160" cy="60" r="32" />
        <path d="M146 76l3-13 24-24 10 10-24 24zM166 46l10 10" />
        <circle className={soft} cx="264" cy="60" r="34" />
        <circle className={paper} cx="264" cy="60" r="28" />
        <path className={accent} d="M252 60l9 9 16-18" />
      </>
    ),
  },
  // The map of a large project, and the part that is looked at.
  'OpenLinkSaaS-contributing': {
    subject: 'contributing',
    shapes: (
      <>
        <rect className={paper} x="44" y="16" width="72" height="40" rx="6" />
        <rect className={paper} x="44" y="64" width="32" height="40" rx="6" />
        <rect className={paper} x="84" y="64" width="60" height="40" rx="6" />
        <rect className={soft} x="124" y="16" width="60" height="40" rx="6" />
        <rect className={paper} x="152" y="64" width="64" height="40" rx="6" />
        <rect className={paper} x="192" y="16" width="84" height="40" rx="6" />
        <rect className={paper} x="224" y="64" width="52" height="40" rx="6" />
        <path className={accent} d="M180 68l26 28" />
        <circle className={paper} cx="158" cy="42" r="32" />
        <circle className={accent} cx="158" cy="42" r="32" />
        <path className={accent} d="M146 34h24M146 44h16M146 54h20" />
      </>
    ),
  },
};
