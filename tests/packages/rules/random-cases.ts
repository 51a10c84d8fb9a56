import { RULE, type SchemaRule } from '@gazetteer/contract';
import type { ChosenFile } from '@gazetteer/rules';
import { seeded, type Chance } from './chance.ts';
import { randomAmount, randomDay, randomText } from './random-texts.ts';

/** A field and a rule for it. The compared implementations decide whether the rule passes. */
export interface RandomCase {
	readonly texts: readonly string[];
	readonly files: readonly ChosenFile[];
	readonly spec: SchemaRule;
}

const ABOUT_FILES: readonly string[] = ['requiredfile', 'file', 'minfilesize', 'maxfilesize'];
const GROUPS: readonly string[] = ['all', 'any'];
const UNKNOWN = 'palindrome';
const ALONE = RULE.filter((rule) => !ABOUT_FILES.includes(rule) && !GROUPS.includes(rule));

const NAMES = [
	'a.pdf',
	'A.PDF',
	'b.jpg',
	'c.jpeg',
	'd.tar.gz',
	'pdf',
	'e.mp3',
	'f.exe',
	'g.avif',
	'.pdf',
];
const TYPES = [
	'.pdf',
	'.PDF',
	'image/jpeg',
	'image/*',
	'audio/*',
	'.tar.gz',
	'pdf',
	'*/*',
	'IMAGE/JPEG',
	'image/avif',
];
const CHOICES = ['a', 'b', 'A', 'a b', ' c', '1', 2, '漢'];
const STEPS = ['1', 2, '0.1', '0.25', '3', '0', 'any'];
const DAYS = ['1', '2', 3, '4', 5, '6', 7, '0', 'x'];

const randomFile = ({ below, pick }: Chance): ChosenFile => ({
	name: pick(NAMES),
	size: below(6),
});

function settingsOf(rule: string, chance: Chance): Partial<SchemaRule> {
	const { below, many, pick } = chance;
	if (rule === 'file') return { accept: many(4, () => pick(TYPES)) };
	if (rule === 'enum') return { accept: many(5, () => pick(CHOICES)) };
	if (rule === 'dayofweek') return { accept: many(6, () => pick(DAYS)) };
	if (/^m..date$/.test(rule)) return { threshold: randomDay(chance) };
	if (/^m..number$/.test(rule)) return { threshold: randomAmount(chance) };
	if (rule === 'stepnumber') {
		const settings = { base: pick(['0', 1, '0.5', '-2']), interval: pick(STEPS) };
		return below(8) === 0 ? { interval: settings.interval } : settings;
	}
	if (/^(?:min|max)/.test(rule)) {
		return {
			threshold: pick([below(12), String(below(12)), `${below(9)}.9`, '', 'few', ' 3 ']),
		};
	}
	return {};
}

function randomSpec(rule: string, chance: Chance): SchemaRule {
	const { below, pick } = chance;
	if (!GROUPS.includes(rule)) return { rule, ...settingsOf(rule, chance) };
	const member = () =>
		randomSpec(below(6) === 0 ? pick([...GROUPS, UNKNOWN, UNKNOWN]) : pick(ALONE), chance);
	return { rule, rules: Array.from({ length: below(4) }, member) };
}

/** Returns a text that often passes the rule; purely random texts hardly ever would. */
function textFor(spec: SchemaRule, chance: Chance): string {
	const { accept = [], rule, rules = [] } = spec;
	if (rules.length > 0) return textFor(chance.pick(rules), chance);
	return rule === 'enum' && chance.below(3) > 0
		? String(chance.pick([...accept, ...CHOICES]))
		: randomText(chance, rule);
}

/** Returns one field and the given number of rules that suit its content. */
export function randomField(
	chance: Chance,
	rules: number,
): RandomCase & { readonly specs: readonly SchemaRule[] } {
	const first = chance.pick(RULE);
	const isAboutFiles = ABOUT_FILES.includes(first);
	const more = Array.from({ length: rules - 1 }, () =>
		chance.pick(isAboutFiles ? ABOUT_FILES : [...ALONE, ...GROUPS]),
	);
	const specs = [first, ...more].map((rule) => randomSpec(rule, chance));
	const spec = specs[0]!;
	return {
		texts: isAboutFiles ? [] : chance.many(3, () => textFor(spec, chance)),
		files: isAboutFiles ? chance.many(3, () => randomFile(chance)) : [],
		spec,
		specs,
	};
}

/** Returns `count` cases. The same seed returns the same cases. */
export function randomCases(seed: number, count: number): RandomCase[] {
	const from = seeded(seed);
	return Array.from({ length: count }, () => {
		const { texts, files, spec } = randomField(from, 1);
		return { texts, files, spec };
	});
}
