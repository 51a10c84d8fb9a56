const packageOf = (name) => ({
	code: [`packages/${name}/**/*.ts`, '!packages/*/{index,types}.ts'],
	tests: [`<rootDir>/tests/packages/${name}/**/*.test.ts`],
});

/**
 * The mutated code, and for each part only its own tests, because running all tests would take
 * hours.
 */
const PARTS = {
	rules: packageOf('rules'),
	wire: packageOf('wire'),
	host: packageOf('host'),
	states: {
		code: ['widgets/*/state.ts'],
		tests: [
			'<rootDir>/tests/widgets/*/state.test.ts',
			// Scroll position is the only state of the scroll-top widget, and this test covers it.
			'<rootDir>/tests/widgets/scroll-top/mount.test.ts',
		],
	},
};

const { MUTATE: name = '' } = process.env;

module.exports = { names: Object.keys(PARTS), name, ...PARTS[name] };
