import assert from 'node:assert/strict';
import {test} from 'node:test';

import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import * as openapiPlugin from 'docusaurus-plugin-openapi-docs';

import {openapiDocs} from '../../../plugins/api-reference/options';

const name = 'docusaurus-plugin-openapi-docs';
const stock = openapiPlugin as unknown as {
  default: ((context: LoadContext, options: unknown) => Plugin) &
    Required<Pick<PluginModule, 'validateOptions'>>;
};

/** The command-line parser as far as the plugin knows it: notes each command with its options. */
function recordCommands(): {cli: unknown; commands: Map<string, string[]>} {
  const commands = new Map<string, string[]>();
  let options: string[] = [];
  const cli: object = new Proxy(
    {},
    {
      get: (_, method) => (text: unknown) => {
        if (method === 'command') commands.set(String(text), (options = []));
        if (method === 'option') options.push(String(text));
        return cli;
      },
    },
  );
  return {cli, commands};
}

test('the plugin has all options that plugins/api-reference/options.ts gives it', () => {
  const validate = (options: unknown) =>
    stock.default.validateOptions({options, validate: normalizePluginOptions as never});
  assert.doesNotThrow(
    () => validate(openapiDocs),
    `${name} refuses an option: read its changelog, then mend plugins/api-reference/options.ts.`,
  );
  // It does look at them.
  const [source] = Object.values(openapiDocs.config);
  assert.throws(() => validate({...openapiDocs, config: {api: {...source, noSuchOption: true}}}));
});

test('the plugin has the commands that plugins/api-reference calls and explains', () => {
  const context = {
    siteDir: process.cwd(),
    siteConfig: {presets: [], plugins: []},
  } as unknown as LoadContext;
  const {cli, commands} = recordCommands();
  stock.default(context, openapiDocs).extendCli?.(cli as never);
  const expected = [
    'gen-api-docs',
    'gen-api-docs:version',
    'clean-api-docs',
    'clean-api-docs:version',
  ];
  for (const command of expected) {
    assert.ok(commands.has(command), `${name} has no command ${command} any more.`);
  }
  for (const command of ['gen-api-docs', 'clean-api-docs']) {
    const options = commands.get(command) ?? [];
    assert.ok(
      options.includes('--all-versions'),
      `${command} of ${name} has no option --all-versions any more: plugins/api-reference/ensure.ts uses it.`,
    );
  }
});
