import assert from 'node:assert/strict';
import {test} from 'node:test';

import {writeDate} from '../../../plugins/lean-client/client/writeDate';
import {languages} from '../../support/site';

const forms: Intl.DateTimeFormatOptions[] = [
  {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'long', timeZone: 'UTC'},
  {month: 'long', year: 'numeric', timeZone: 'UTC'},
];

const days = Array.from({length: 24}, (_, index) => new Date(Date.UTC(2025, index, 1 + index, 23)));

for (const {locale} of languages) {
  test(`dates in ${locale} are those of the server, which writes them with Intl`, () => {
    for (const form of forms) {
      for (const day of days) {
        assert.equal(
          writeDate(locale, form, day),
          new Intl.DateTimeFormat(locale, {calendar: 'gregory', ...form}).format(day),
        );
      }
    }
  });
}

test('a form or a language that it does not know is left to Intl', () => {
  const day = new Date();
  const form = forms[0] ?? {};
  assert.ok(writeDate('en', form, day));
  assert.equal(writeDate('fr', form, day), undefined);
  assert.equal(writeDate('en', {...form, timeZone: 'Asia/Shanghai'}, day), undefined);
  assert.equal(writeDate('en', {...form, weekday: 'long'}, day), undefined);
  assert.equal(writeDate('en', {...form, day: '2-digit'}, day), undefined);
  assert.equal(writeDate('en', {timeStyle: 'short'}, day), undefined);
});
