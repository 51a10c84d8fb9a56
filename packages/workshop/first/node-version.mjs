const numbers = (version) => version.split('.').map(Number);

/**
 * Whether a version is the wanted version or newer. `wanted` may omit the last numbers, such as
 * '20.19'.
 */
const atLeast = (version, wanted) => {
	const have = numbers(version);
	const want = numbers(wanted);
	for (let place = 0; place < want.length; place++) {
		const difference = (have[place] ?? 0) - (want[place] ?? 0);
		if (difference !== 0) return difference > 0;
	}
	return true;
};

/**
 * Whether a version matches a range. Supports the two forms in package.json: `^20.19.0` requires
 * the same major version, `>=22.12.0` does not.
 */
const fits = (version, range) => {
	const wanted = range.replace(/^\D+/, '');
	const sameMajor = numbers(version)[0] === numbers(wanted)[0];
	return atLeast(version, wanted) && (sameMajor || range.startsWith('>='));
};

/** Returns an error message if Node is too old, otherwise undefined. */
export const nodeRefusal = (version, engines) => {
	if (engines.split('||').some((range) => fits(version, range.trim()))) return undefined;
	const newest = engines.split('||').at(-1).trim().replace(/^\D+/, '');
	return (
		`Gazetteer needs a newer Node: this is ${version}, and it runs on ${engines}.\n` +
		`Install the current LTS release (${newest} or later), then run the same command again.`
	);
};
