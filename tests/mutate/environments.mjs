import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const environment = path.resolve('tests/mutate/environment-node.cjs');

/** In the mutated copy, tests in the Node environment use the environment that records reached mutants. */
for (const name of readdirSync('tests', { recursive: true })) {
	if (!/\.test\.tsx?$/.test(name)) continue;
	const file = path.join('tests', name);
	const text = readFileSync(file, 'utf8');
	const changed = text.replace('@jest-environment node', `@jest-environment ${environment}`);
	if (changed !== text) writeFileSync(file, changed);
}
