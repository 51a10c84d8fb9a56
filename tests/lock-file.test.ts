/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Entry {
	version?: string;
	link?: boolean;
	resolved?: string;
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
	packages: Record<string, Entry>;
};

/**
 * The lock-file entry of the package that Node would load for `name` in `place`. Node searches
 * the node_modules folders from `place` upwards.
 */
const found = (place: string, name: string): Entry | undefined => {
	for (let folder = place; ; folder = folder.replace(/\/?[^/]*$/, '')) {
		const entry = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
		if (entry || !folder) return entry;
	}
};

describe('package-lock.json', () => {
	// npm ci refuses a lock file that lacks an entry, such as a binding for another platform.
	it('package-lock.json has an entry for every dependency of its packages, on every platform', () => {
		const missing = Object.entries(packages).flatMap(([place, entry]) =>
			Object.entries({
				...entry.dependencies,
				...entry.devDependencies,
				...entry.optionalDependencies,
			})
				.filter(([name, range]) => {
					const there = found(place, name);
					const isExact = /^\d+\.\d+\.\d+$/.test(range);
					return !there || (isExact && !there.link && there.version !== range);
				})
				.map(([name, range]) => `${place || 'gazetteer'} needs ${name}@${range}`),
		);
		expect(missing).toEqual([]);
	});

	it('package-lock.json contains no registry URL', () => {
		const named = Object.entries(packages).filter(
			([, { link, resolved }]) => resolved && !link,
		);
		expect(named.map(([place]) => place)).toEqual([]);
	});
});
