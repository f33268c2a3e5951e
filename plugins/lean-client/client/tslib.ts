/** Stands for tslib, of which the browser's code uses this one helper. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
