import type {OpenApiDocument} from '@site/src/api/description/types';
import type Workbench from '@site/src/components/workbench';

export type Loaded = {Workbench: typeof Workbench; document: OpenApiDocument};

async function loadDescription(address: string): Promise<OpenApiDocument> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as OpenApiDocument;
}

/** The code of the workbench, and the description in the language of the page: the file that readers can download. */
export async function loadWorkbench(address: string): Promise<Loaded> {
  const [module, document] = await Promise.all([
    import('@site/src/components/workbench'),
    loadDescription(address),
  ]);
  return {Workbench: module.default, document};
}
