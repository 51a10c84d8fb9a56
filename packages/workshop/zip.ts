import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkoutFolder } from './checkout.ts';
import { zipPlugin } from './plugin-zip.ts';

const checkout = checkoutFolder();
for (const built of ['dist/manifest.json', 'dist/editor/index.asset.php']) {
	if (!existsSync(path.join(checkout, built))) {
		throw new Error(`${built} is missing: run npm run build first`);
	}
}

const target = path.join(checkout, 'gazetteer.zip');
const bytes = zipPlugin(checkout);
writeFileSync(target, bytes);
console.log(`wrote gazetteer.zip, ${(bytes.length / 1000).toFixed(1)} kB`);
