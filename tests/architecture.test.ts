import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { preProcessFile } from 'typescript';

const root = join(__dirname, '..');

/** Which folder may import which package. The layers are described in docs/architecture.md. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
	'packages/contract': [],
	'packages/store': [],
	'packages/dom': [],
	'packages/clean-html': [],
	'packages/rules': ['contract'],
	'packages/wire': ['contract'],
	'packages/form': ['contract', 'dom'],
	'packages/combobox': ['dom', 'store'],
	'packages/photos': ['dom'],
	'packages/host': ['contract', 'dom', 'wire'],
	'packages/drafts': ['contract', 'dom'],
	'packages/places': ['contract', 'dom', 'wire'],
	'packages/bot-check': ['contract', 'dom'],
	'packages/view': ['dom', 'store'],
	widgets: [
		'bot-check',
		'clean-html',
		'combobox',
		'contract',
		'dom',
		'drafts',
		'form',
		'host',
		'photos',
		'places',
		'rules',
		'store',
		'view',
		'wire',
	],
	'plugin-php-shim/editor': ['combobox', 'contract', 'form', 'places'],
};

/** The only files that may import each third-party library. */
const DOORS: Readonly<Record<string, RegExp>> = {
	leaflet: /^packages\/places\/map\/leaflet\.ts$/,
	'leaflet/dist/leaflet.css?inline': /^packages\/places\/map\/leaflet\.ts$/,
	dompurify: /^packages\/clean-html\//,
	'@googlemaps/js-api-loader': /^packages\/places\/google\/library\.ts$/,
	'@wordpress/api-fetch': /^packages\/wire\/rest\.ts$/,
	formik: /^widgets\/listing-form\/interactive\/values\.tsx$/,
	yup: /^widgets\/listing-form\/interactive\/(rules|part)\.ts$/,
	'react-quill': /^widgets\/listing-form\/sections\/description\/rich-text\.tsx$/,
	'react-filepond': /^widgets\/listing-form\/sections\/gallery\/uploader\.tsx$/,
	filepond: /^widgets\/listing-form\/sections\/gallery\/uploader\.tsx$/,
	'use-places-autocomplete':
		/^widgets\/listing-form\/sections\/place-lookup\/google-legacy\.tsx$/,
	'@wordpress/element': /^(packages\/view\/.*|widgets\/[^/]+\/.*\.tsx)$/,
};

/** Entry files of the bundle. They import every widget, but only its widget.ts. */
const ENTRIES = /^widgets\/(all|main|index|older-markup)\.ts$/;
const ENTRIES_MAY = ['@gazetteer/host', '@gazetteer/wire'];

const EDITOR = 'plugin-php-shim/editor';
/** Registers the blocks of all features. */
const EDITOR_ENTRY = `${EDITOR}/index.tsx`;
const featureOf = (file: string) => /^plugin-php-shim\/editor\/([^/]+)\//.exec(file)?.[1];

function offenceInEditor(file: string, to: string): string | undefined {
	const isKnown = [featureOf(file), 'shared'].includes(featureOf(to));
	return isKnown || file === EDITOR_ENTRY ? undefined : 'knows another feature';
}

const roomOf = (file: string) =>
	Object.keys(MAY_IMPORT).find((room) => file.startsWith(`${room}/`));
const widgetOf = (file: string) => /^widgets\/([^/]+)\//.exec(file)?.[1];

function offenceWithin(file: string, to: string): string | undefined {
	if (roomOf(to) !== roomOf(file)) return 'reaches into another package by its path';
	if (roomOf(file) === EDITOR) return offenceInEditor(file, to);
	if (!to.startsWith('widgets/') || widgetOf(to) === widgetOf(file)) return undefined;
	if (ENTRIES.test(file) && to.endsWith('/widget.ts')) return undefined;
	return 'knows another widget';
}

function offenceAcross(file: string, source: string): string | undefined {
	const [, name, inside] = /^@gazetteer\/([^/]+)(\/.+)?$/.exec(source)!;
	if (inside) return 'reaches past the public face of a package';
	if (!MAY_IMPORT[roomOf(file)!]!.includes(name!)) return 'imports a layer it may not know';
	return undefined;
}

/** Returns why an import is not allowed, or undefined. */
export function offence(file: string, source: string, typeOnly = false): string | undefined {
	if (ENTRIES.test(file) && !source.startsWith('.')) {
		return ENTRIES_MAY.includes(source) ? undefined : 'is more than an entry needs';
	}
	if (source.startsWith('.')) {
		return offenceWithin(file, relative(root, resolve(root, dirname(file), source)));
	}
	if (source.startsWith('@gazetteer/')) return offenceAcross(file, source);
	if (typeOnly && source === 'react') return undefined;
	if (DOORS[source]?.test(file)) return undefined;
	// WordPress provides these packages in the editor.
	if (roomOf(file) === EDITOR && source.startsWith('@wordpress/')) return undefined;
	return 'lets a library in by another door';
}

const filesIn = (folder: string): string[] =>
	existsSync(join(root, folder))
		? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
				.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
				.filter((name) => !name.includes('node_modules'))
				.map((name) => `${folder}/${name}`)
		: [];

const importsOf = (file: string) => {
	const text = readFileSync(join(root, file), 'utf8');
	return preProcessFile(text).importedFiles.map(({ fileName, pos }) => ({
		source: fileName,
		typeOnly: /import type\b[^;]*$/.test(text.slice(0, pos)),
	}));
};

describe('TypeScript layers', () => {
	it.each(Object.keys(MAY_IMPORT))('the files of %s import only allowed layers', (room) => {
		const offences = filesIn(room).flatMap((file) =>
			importsOf(file).flatMap(({ source, typeOnly }) => {
				const found = offence(file, source, typeOnly);
				return found ? [`${file} ${found}: ${source}`] : [];
			}),
		);
		expect(offences).toEqual([]);
	});

	it.each([
		['packages/contract/values/timing.ts', '@gazetteer/dom', 'imports a layer it may not know'],
		['packages/store/watch.ts', 'react', 'lets a library in by another door'],
		[
			'packages/dom/fade.ts',
			'../contract/values/timing.ts',
			'reaches into another package by its path',
		],
		[
			'packages/wire/ajax.ts',
			'@gazetteer/contract/timing',
			'reaches past the public face of a package',
		],
		['packages/host/attach.ts', '@gazetteer/view', 'imports a layer it may not know'],
		['widgets/scroll-top/mount.ts', '../reading-progress/mount.ts', 'knows another widget'],
		['widgets/scroll-top/mount.ts', '@wordpress/element', 'lets a library in by another door'],
		['widgets/main.ts', '@gazetteer/view', 'is more than an entry needs'],
		['widgets/main.ts', './scroll-top/mount.ts', 'knows another widget'],
		['packages/wire/ajax.ts', '@wordpress/api-fetch', 'lets a library in by another door'],
		['widgets/plan-chooser/view.tsx', 'dompurify', 'lets a library in by another door'],
		[`${EDITOR}/listing/price.tsx`, '../fields/screen.tsx', 'knows another feature'],
		[`${EDITOR}/shared/rest.ts`, '../plans/plan.ts', 'knows another feature'],
		[`${EDITOR}/plans/plan.ts`, '@gazetteer/dom', 'imports a layer it may not know'],
		[`${EDITOR}/plans/screen.tsx`, 'react-dom', 'lets a library in by another door'],
	])('the layer rules reject the import %s → %s', (file, source, wrong) => {
		expect(offence(file, source)).toBe(wrong);
	});

	it.each([
		['packages/host/attach.ts', './early-events.ts'],
		['packages/host/page.ts', '@gazetteer/wire'],
		['widgets/all.ts', './scroll-top/widget.ts'],
		['widgets/scroll-top/view.tsx', '@wordpress/element'],
		[`${EDITOR}/plans/screen.tsx`, '@wordpress/components'],
		[`${EDITOR}/plans/screen.tsx`, '../shared/rest.ts'],
		[EDITOR_ENTRY, './blocks/section.tsx'],
	])('the layer rules allow the import %s → %s', (file, source) => {
		expect(offence(file, source)).toBeUndefined();
	});
});

/** Folders of a widget, in the order in which they are downloaded. Folders of one row are downloaded together. */
const MOMENTS: readonly (readonly string[])[] = [
	['', 'field-behaviours', 'account'],
	['interactive', 'submit'],
	['sections'],
	['on-demand'],
];

const foldersOf = (file: string) => dirname(file).split('/').slice(2);
/** Each section of a form is downloaded when its part of the form comes near the viewport. */
const sectionOf = (file: string) => /^widgets\/[^/]+\/sections\/([^/]+)\//.exec(file)?.[1];

const momentOf = (file: string) => {
	const [folder = ''] = foldersOf(file);
	return MOMENTS.findIndex((folders) => folders.includes(folder));
};

/**
 * The modules that are downloaded together with this file: its value imports, without type
 * imports and `import()`.
 */
const comesWith = (file: string): string[] =>
	[
		...readFileSync(join(root, file), 'utf8').matchAll(
			/^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'(\.[^']+)'/gm,
		),
	].map(([, source]) => relative(root, resolve(root, dirname(file), source!)));

describe('download moments', () => {
	const files = filesIn('widgets').filter((file) => widgetOf(file));

	it('each folder of a widget belongs to a known moment', () => {
		expect(files.filter((file) => momentOf(file) < 0)).toEqual([]);
	});

	it('modules load code of a later moment only through import()', () => {
		const offences = files.flatMap((file) =>
			comesWith(file)
				.filter((to) => momentOf(to) > momentOf(file))
				.map((to) => `${file} imports ${to}`),
		);
		expect(offences).toEqual([]);
	});

	it('form sections do not import each other', () => {
		const offences = files.filter(sectionOf).flatMap((file) =>
			comesWith(file)
				.filter((to) => ![undefined, sectionOf(file)].includes(sectionOf(to)))
				.map((to) => `${file} imports ${to}`),
		);
		expect(offences).toEqual([]);
	});
});

const SOURCES = ['packages', 'widgets', EDITOR, 'tests/run'];

/** Number of lines per source file, without the `widget.ts` registrations. */
const linesIn = (rooms: readonly string[]) =>
	rooms
		.flatMap(filesIn)
		.filter((file) => !file.endsWith('/widget.ts'))
		.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length] as const)
		.sort(([, one], [, other]) => one - other);

describe('source files', () => {
	it.each(SOURCES)('files in %s have at most 200 lines', (room) => {
		expect(linesIn([room]).filter(([, count]) => count > 200)).toEqual([]);
	});
});

describe('packages', () => {
	const packages = readdirSync(join(root, 'packages')).filter((name) =>
		Object.hasOwn(MAY_IMPORT, `packages/${name}`),
	);

	it.each(packages)('%s exports one public entry and declares its dependencies', (name) => {
		const described = JSON.parse(
			readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
		) as { exports: string; sideEffects: boolean; dependencies?: Record<string, string> };
		expect(described).toMatchObject({ exports: './index.ts', sideEffects: false });

		const used = new Set(
			filesIn(`packages/${name}`)
				.flatMap(importsOf)
				.filter(
					({ source, typeOnly }) =>
						!source.startsWith('.') && !(typeOnly && source === 'react'),
				)
				.map(({ source }) => /^(@[^/]+\/)?[^/]+/.exec(source)![0]),
		);
		expect(Object.keys(described.dependencies ?? {}).sort()).toEqual([...used].sort());
	});
});

describe('block editor package', () => {
	/** The modules with types in the folder `types`. */
	const typed = readdirSync(join(root, EDITOR, 'types')).flatMap((name) =>
		[
			...readFileSync(join(root, EDITOR, 'types', name), 'utf8').matchAll(
				/^declare module '([^']+)'/gm,
			),
		].map(([, module]) => module!),
	);

	it('the block editor package writes types only for packages that are not installed', () => {
		const installed = typed.filter((name) => existsSync(join(root, 'node_modules', name)));
		expect(installed).toEqual([]);
	});

	it('the block editor package declares its dependencies and has types for modules that only WordPress provides', () => {
		const { dependencies } = JSON.parse(
			readFileSync(join(root, EDITOR, 'package.json'), 'utf8'),
		) as { dependencies: Record<string, string> };
		const used = filesIn(EDITOR)
			.flatMap(importsOf)
			.filter(
				({ source, typeOnly }) =>
					!source.startsWith('.') && !(typeOnly && source === 'react'),
			)
			.map(({ source }) => source);
		expect([...new Set([...Object.keys(dependencies), ...typed])].sort()).toEqual(
			[...new Set(used)].sort(),
		);
	});
});

describe('shared constants', () => {
	it.each(['1000', '2000', '#eb5439', '#C8CBCE'])(
		'%s is defined only in the contract package',
		(number) => {
			const bare = new RegExp(`(?<![\\w#])${number}(?!\\w)`, 'i');
			const elsewhere = [
				'packages/dom',
				'packages/host',
				'packages/store',
				'packages/view',
				'widgets',
			]
				.flatMap(filesIn)
				.filter((file) => bare.test(readFileSync(join(root, file), 'utf8')));
			expect(elsewhere).toEqual([]);
		},
	);
});
