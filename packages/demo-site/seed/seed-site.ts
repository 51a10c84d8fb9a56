import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkoutFolder } from '@gazetteer/workshop';
import type { Site } from '../site.ts';
import { makeContent } from './make-content.ts';

/** How many posts were created, changed, left unchanged and removed. */
export interface Planted {
	made: number;
	changed: number;
	kept: number;
	removed: number;
}

const phpFolder = () => path.join(checkoutFolder(), 'packages/demo-site/seed/php');

/**
 * Joins the PHP files to one program. Their names start with a number, so that classes precede the
 * code that uses them.
 */
const plantingProgram = async () => {
	const files = (await readdir(phpFolder())).sort();
	const sources = files.map((file) => readFile(path.join(phpFolder(), file), 'utf8'));
	return (await Promise.all(sources))
		.map((source) => source.replace(/^<\?php\s*/, ''))
		.join('\n');
};

/**
 * Updates the demo content of a site, and returns the number of changes. Returns undefined if the
 * site already has this version. A second run changes nothing, because posts are matched by key.
 * `force` checks every post, even if the site has this version.
 */
export async function seedSite(
	site: Pick<Site, 'run' | 'root'>,
	{ force = false } = {},
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
$force = ${force};
$plan = '${Buffer.from(content).toString('base64')}';
${program}`,
			),
		) as { planted?: Planted | null; again?: boolean };

	const answer = await plant();
	return (answer.again ? await plant() : answer).planted ?? undefined;
}
