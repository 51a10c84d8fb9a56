import { elapsed } from './clock.ts';
import { badly, skippedTests, type Outcome } from './outcome.ts';

const say = (line: string) => console.log(line);

/** Runs a step and prints its start and result. An exception becomes a failure, so that other steps continue. */
export async function step(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
	const began = Date.now();
	say(`… ${name}`);
	const outcome = await work().catch((error: unknown) =>
		badly(name, error instanceof Error ? (error.stack ?? error.message) : String(error)),
	);
	const count = outcome.failures.length;
	const ending = count ? `✗ ${name}: ${count} failed` : `✓ ${name}`;
	const counts = [
		outcome.passed > 1 ? `, ${outcome.passed} passed` : '',
		outcome.skips.length ? `, ${skippedTests(outcome)} skipped` : '',
	];
	say(`${ending}${counts.join('')} (${elapsed(began)})`);
	for (const { what } of outcome.failures) say(`    ✗ ${what}`);
	for (const { what } of outcome.skips) say(`    ○ skipped: ${what}`);
	for (const what of outcome.secondTries) say(`    ↻ passed at a second try: ${what}`);
	return outcome;
}
