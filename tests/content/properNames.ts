/** Chinese names that English pages write in Chinese, each with the reason. */
type ProperName = {name: string; why: string};

const properNames: readonly ProperName[] = [
  {name: '简体中文', why: 'the name of the language, as the language menu shows it'},
];

export default properNames;
