import assert from 'node:assert/strict';
import {test} from 'node:test';

import {Problem} from '../../../scripts/lib/problem.mjs';
import {
  checkCounts,
  countPlaywright,
  runSteps,
  selectSteps,
  steps,
  summarise,
  type Step,
} from '../../../scripts/lib/suite.mjs';

const ran: string[] = [];

function makeStep(name: string, run: Step['run'], needs?: string[]): Step {
  return {
    name,
    title: name,
    ...(needs ? {needs} : {}),
    run: (context) => {
      ran.push(name);
      return run(context);
    },
  };
}

const counts = (passed: number, failed: number, skipped = 0) => ({passed, failed, skipped});
const context = {root: '/nowhere'};

test('every step runs, whatever happened before, except one that needs a failed one', async () => {
  ran.length = 0;
  const rows = await runSteps(
    [
      makeStep('types', () => Promise.reject(new Problem('Wrong.', 'Correct it.'))),
      makeStep('unit', () => Promise.resolve(counts(3, 1))),
      makeStep('crash', () => Promise.reject(new TypeError('surprise'))),
      makeStep('build', () => Promise.reject(new Problem('Wrong.', 'Correct it.'))),
      makeStep('browser', () => Promise.resolve(counts(9, 0)), ['build']),
      makeStep('last', () => Promise.resolve(counts(5, 0))),
    ],
    context,
  );
  assert.deepEqual(ran, ['types', 'unit', 'crash', 'build', 'last']);
  assert.deepEqual(
    rows.map(({state}) => state),
    ['failed', 'failed', 'failed', 'failed', 'not run', 'passed'],
  );
  const {text, failed} = summarise(rows);
  assert.equal(failed, true);
  assert.equal(text.split('\n').at(-1), '8 passed, 4 failed');
  assert.match(text, /^browser +– +not run +–$/m);
});

test('quiet neighbours run beside each other, others alone', async () => {
  let running = 0;
  const beside: Record<string, number> = {};
  const look = (name: string): Step => ({
    ...makeStep(name, async () => {
      running += 1;
      await Promise.resolve();
      beside[name] = running;
      await Promise.resolve();
      running -= 1;
      return undefined;
    }),
    isQuiet: name !== 'unit',
  });
  const rows = await runSteps(['types', 'lint', 'unit', 'last'].map(look), context);
  assert.deepEqual(beside, {types: 2, lint: 2, unit: 1, last: 1});
  assert.deepEqual(
    rows.map(({name}) => name),
    ['types', 'lint', 'unit', 'last'],
  );
});

test('a quiet step does not need one that runs beside it', () => {
  const quiet = steps.filter(({isQuiet}) => isQuiet);
  assert.ok(quiet.length > 1);
  const names = quiet.map(({name}) => name);
  assert.deepEqual(
    quiet.filter(({needs = []}) => needs.some((need) => names.includes(need))),
    [],
  );
});

test('the end of the log tells once more what failed', async () => {
  const story = '  ✗ tests/a.test.ts: 1 passed, 1 failed\n    ✗ adds up';
  const rows = await runSteps(
    [makeStep('unit', () => Promise.resolve({...counts(1, 1), stories: [story]}))],
    context,
  );
  assert.ok(summarise(rows).text.endsWith(`\n\n${story}\n\n1 passed, 1 failed`));
});

test('a step without test cases passes as such, and counts no test', async () => {
  const rows = await runSteps(
    [
      makeStep('build', () => Promise.resolve(undefined)),
      makeStep('unit', () => Promise.resolve(counts(2, 0, 1)), ['build']),
    ],
    context,
  );
  const {text, failed} = summarise(rows);
  assert.equal(failed, false);
  assert.equal(text.split('\n').at(-1), '2 passed, 0 failed');
  assert.match(text, /^unit +2 \(\+1 skipped\) +0 /m);
});

test('a name that no test has is a mistake, not a success', async () => {
  const rows = await runSteps([makeStep('unit', () => Promise.resolve(counts(0, 0, 7)))], context);
  const {text, failed} = summarise(rows, 'mispelt');
  assert.equal(failed, true);
  assert.match(text, /✗ No test has a name that matches "mispelt"\.\n\n0 passed, 0 failed$/);
});

test('a test program that says nothing, runs nothing or contradicts itself has failed', () => {
  assert.throws(() => checkCounts(undefined, 0, undefined), /reported nothing/);
  assert.throws(() => checkCounts(counts(0, 0), 0, undefined), /Not a single test ran/);
  assert.throws(() => checkCounts(counts(0, 0, 4), 0, undefined), /Not a single test ran/);
  assert.deepEqual(checkCounts(counts(0, 0), 0, 'a name'), counts(0, 0));
  assert.deepEqual(checkCounts(counts(4, 0), 1, undefined), counts(4, 1));
  assert.deepEqual(checkCounts(counts(4, 2), 1, undefined), counts(4, 2));
});

test('a flaky browser test and an error outside of any test count as failed', () => {
  const stats = {expected: 10, unexpected: 1, flaky: 1, skipped: 2};
  assert.deepEqual(countPlaywright({stats, errors: ['config']}), counts(10, 3, 2));
});

test('chosen steps bring what they need, in the usual order', () => {
  const names = (chosen?: string): string[] => selectSteps(chosen).map(({name}) => name);
  assert.deepEqual(
    names(),
    steps.map(({name}) => name),
  );
  assert.deepEqual(names('browser, unit'), ['unit', 'build', 'browser']);
  assert.deepEqual(names('types'), ['api', 'types']);
  assert.throws(() => names('unit,speed'), /There is no step "speed"/);
});

test('every need of a step is a step before it', () => {
  const order = steps.map(({name}) => name);
  const wrong = steps.filter(({name, needs = []}) =>
    needs.some((need) => !order.includes(need) || order.indexOf(need) > order.indexOf(name)),
  );
  assert.deepEqual(wrong, []);
});
