import type {Term} from '../../config/terminology';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function writeTerm(text: string, status: 'preferred' | 'deprecated'): string {
  return `<termSec><term>${escape(text)}</term><termNote type="administrativeStatus">${status}Term-admn-sts</termNote></termSec>`;
}

function writeLanguage(language: string, name: string, others: readonly string[] = []): string {
  const terms = [
    writeTerm(name, 'preferred'),
    ...others.map((other) => writeTerm(other, 'deprecated')),
  ];
  return `<langSec xml:lang="${language}">${terms.join('')}</langSec>`;
}

/** The terms as tools of translators read them: TBX-Basic of ISO 30042:2019. What others call a thing is not to be used. */
export function writeTbx(terms: readonly Term[], title: string): string {
  const entries = terms.map(({zh, en, otherNames}, place) => {
    const names = [
      writeLanguage('zh-Hans', zh, otherNames?.zh),
      writeLanguage('en', en, otherNames?.en),
    ];
    return `<conceptEntry id="c${place + 1}">${names.join('')}</conceptEntry>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tbx type="TBX-Basic" style="dca" xml:lang="zh-Hans" xmlns="urn:iso:std:iso:30042:ed-2">',
    `<tbxHeader><fileDesc><sourceDesc><p>${escape(title)}</p></sourceDesc></fileDesc></tbxHeader>`,
    '<text><body>',
    ...entries,
    '</body></text>',
    '</tbx>',
    '',
  ].join('\n');
}
