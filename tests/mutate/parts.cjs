const packageOf = (name) => ({
	code: [`packages/${name}/**/*.ts`, '!packages/*/{index,types}.ts'],
	tests: [`<rootDir>/tests/packages/${name}/**/*.test.ts`],
});

/** The code that decides, and of each part the tests of its own: with all that run through it a part takes hours. */
const PARTS = {
	rules: packageOf('rules'),
	wire: packageOf('wire'),
	host: packageOf('host'),
	states: {
		code: ['widgets/*/state.ts'],
		tests: [
			'<rootDir>/tests/widgets/*/state.test.ts',
			// Where the page's scroll position is all the state.
			'<rootDir>/tests/widgets/scroll-top/mount.test.ts',
		],
	},
};

const { MUTATE: name = '' } = process.env;

module.exports = { names: Object.keys(PARTS), name, ...PARTS[name] };
