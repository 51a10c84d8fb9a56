import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBlockManifest } from './bundle/block-manifest.ts';
import { buildWidgets } from './build-widgets.ts';
import { buildEditor } from './bundle/editor.ts';
import { writeTypes } from './bundle/types.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Builds everything in `dist/`. `brief` skips the type declarations, for rebuilds during the demo. */
export async function buildAll({ quiet = false, brief = false } = {}): Promise<void> {
	await writeBlockManifest();
	await buildWidgets();
	if (!brief) await writeTypes(join(dist, 'types'));
	await buildEditor();
	if (!quiet) console.log('Built into dist.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
