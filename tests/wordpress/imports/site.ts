import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runPhp, siteRoot } from '../../browser/site.ts';

const read = (name: string) =>
	readFileSync(path.join(__dirname, name), 'utf8').replace(/^<\?php/, '');

/** Runs PHP in the namespace `Recorded` and returns the decoded value that `code` prints. */
export const recorded = async <Answer>(code: string): Promise<Answer> => {
	const text = await runPhp(
		`<?php namespace { require '${siteRoot()}/wp-load.php'; }
		${read('recorded.php').replace(/namespace Recorded;/, 'namespace Recorded {')} ${code} }`,
	);
	return JSON.parse(text) as Answer;
};

/** The PHP that records a site of another directory plugin. */
export const recordedSite = (name: string) =>
	read(`sites/${name}.php`).replace('namespace Recorded;', '');
