// Loaded before a program with `node --require`: writes the most memory that it had, in kilobytes, to the file MEMORY_FILE.

const {writeFileSync} = process.getBuiltinModule('node:fs');

process.on('exit', () => {
  writeFileSync(process.env.MEMORY_FILE ?? '', String(process.resourceUsage().maxRSS));
});
