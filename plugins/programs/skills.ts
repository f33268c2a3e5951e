import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {frontMatterOf} from '../../config/frontMatter';

/** The limits are those of agentskills.io. */
const head = z.strictObject({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  description: z.string().min(1).max(1024),
});

type Skill = z.infer<typeof head> & {text: string};

/** The skills of a folder; links from the root of the site become whole ones. */
export function readSkills(folder: string, root: string): Skill[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => {
      const raw = readFileSync(path.join(folder, file), 'utf8');
      const result = head.safeParse(parse(frontMatterOf(raw) ?? ''));
      if (!result.success || `${result.data.name}.md` !== file) {
        const reason = result.error?.issues[0]?.message ?? 'its name is not that of the file';
        throw new Error(`skills/${file}: ${reason}. It must begin with name and description.`);
      }
      return {...result.data, text: raw.replaceAll('](/', `](${root}`)};
    });
}

const digestOf = (text: string): string =>
  `sha256:${createHash('sha256').update(text).digest('hex')}`;

const write = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** One list of all skills for those who know no index. */
function writeList(skills: readonly Skill[], root: string, title: string): string {
  const lines = skills.map(
    ({name, description}) =>
      `- [${name}](${root}.well-known/agent-skills/${name}/SKILL.md): ${description}`,
  );
  const description = 'Procedures for tasks on AtomGit: read the one that fits the task.';
  return [
    ...['---', 'name: atomgit', `description: ${description}`, '---', ''],
    ...[`# ${title}`, '', description, `All documentation: ${root}llms.txt`, '', ...lines, ''],
  ].join('\n');
}

/** The files of all skills by name, with an index in both versions of Agent Skills Discovery. */
export function writeSkills(
  skills: readonly Skill[],
  root: string,
  title: string,
): Record<string, string> {
  const folders = ['.well-known/agent-skills', '.well-known/skills'] as const;
  const files = folders.flatMap((folder) =>
    skills.map(({name, text}) => [`${folder}/${name}/SKILL.md`, text]),
  );
  const [current, earlier] = folders;
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    [`${current}/index.json`]: write({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: skills.map(({name, description, text}) => ({
        name,
        type: 'skill-md',
        description,
        url: `${root}${current}/${name}/SKILL.md`,
        digest: digestOf(text),
      })),
    }),
    [`${earlier}/index.json`]: write({
      skills: skills.map(({name, description, text}) => ({
        name,
        description,
        files: ['SKILL.md'],
        digest: digestOf(text),
      })),
    }),
    'skill.md': writeList(skills, root, title),
  };
}
