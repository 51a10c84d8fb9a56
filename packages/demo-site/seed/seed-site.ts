import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';
import type { Site } from '../site.ts';
import { makeContent } from './make-content.ts';

/** How many pages, listings, pictures and the like were made, changed, left alone and taken away. */
export interface Planted {
	made: number;
	changed: number;
	kept: number;
	removed: number;
}

const phpFolder = () => path.join(checkoutFolder(), 'packages/demo-site/seed/php');

/** The classes first, then the script that uses them, as one program. */
const plantingProgram = async () => {
	const files = (await readdir(phpFolder())).sort();
	const sources = files.map((file) => readFile(path.join(phpFolder(), file), 'utf8'));
	return (await Promise.all(sources))
		.map((source) => source.replace(/^<\?php\s*/, ''))
		.join('\n');
};

/**
 * Brings a site's content up to date and says what that took; `undefined` when the site had the same content already.
 * Planting twice (`anew` looks at every page again) changes nothing: each is matched by the key it was planned with.
 */
export async function seedSite(
	site: Pick<Site, 'run' | 'root'>,
	{ anew = false } = {},
): Promise<Planted | undefined> {
	const content = JSON.stringify(
		await makeContent(path.join(checkoutFolder(), 'tests/pages/html')),
	);
	const program = await plantingProgram();
	const edition = createHash('sha256').update(content).update(program).digest('hex');

	const plant = async () =>
		JSON.parse(
			await site.run(
				`<?php
$root = '${site.root}';
$edition = '${edition}';
$anew = ${anew};
$plan = '${Buffer.from(content).toString('base64')}';
${program}`,
			),
		) as { planted?: Planted | null; again?: boolean };

	const answer = await plant();
	return (answer.again ? await plant() : answer).planted ?? undefined;
}
