import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commentReply } from './comment-reply.ts';
import { contactPage } from './contact-page.ts';
import { ratioOf, verdictOf, type Figure } from './figure.ts';
import { listingForm } from './listing-form.ts';
import { listings } from './listings.ts';
import { measure, type Bench } from './measure.ts';
import { rulesSize } from './rules-size.ts';
import { siteWide } from './site-wide.ts';
import { table } from './table.ts';
import { validator } from './validator.ts';

const BENCHES: readonly Bench[] = [
	rulesSize,
	validator,
	contactPage,
	commentReply,
	siteWide,
	listingForm,
	listings,
];

const asked = process.argv.slice(2);
const wanted = BENCHES.filter(({ name }) => asked.length === 0 || asked.includes(name));

const figures: Figure[] = [];
for (const bench of wanted) {
	figures.push(...(await measure(bench)));
}
console.log(table(figures));

const file = path.resolve(import.meta.dirname, '../../.cache/bench.json');
mkdirSync(path.dirname(file), { recursive: true });
const results = figures.map((figure) => ({
	...figure,
	ratio: ratioOf(figure),
	verdict: verdictOf(figure),
}));
writeFileSync(file, `${JSON.stringify(results, null, '\t')}\n`);
if (results.some(({ verdict }) => verdict === 'missed')) process.exitCode = 1;
