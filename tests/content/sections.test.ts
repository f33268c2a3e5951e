import assert from 'node:assert/strict';
import test from 'node:test';

import {routes} from '../../config/routes';
import {findSection, sections} from '../../config/sections';

test('sections: every route has one, every section has routes', () => {
  const used = new Set(routes.map((route) => findSection(route).key));
  assert.deepEqual([...used].sort(), sections.map(({key}) => key).sort());
});

test('sections: a route belongs to one only', () => {
  const shared = routes.filter(
    (route) => sections.filter((section) => section.routes.test(route)).length !== 1,
  );
  assert.deepEqual(shared, []);
});

test('sections: an address without one is named', () => {
  assert.throws(() => findSection('/wiki'), /\/wiki belongs to no section.*config\/sections\.ts/);
});
