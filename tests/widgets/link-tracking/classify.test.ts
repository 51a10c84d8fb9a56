import { ANALYTICS } from '@gazetteer/contract';
import { classify } from '../../../widgets/link-tracking/classify.ts';
import cases from '../../cases/links/classification.json';

interface Case {
	says: string;
	href: string;
	kind: string | null;
	label?: string;
	hosts?: string[];
	crossHostname?: boolean;
	affiliates?: { path: string; label: string }[];
	downloads?: string[];
}

const PAGE = 'www.guide.example';

describe('classification of links', () => {
	it.each((cases as Case[]).map((one) => [one.says, one.kind ?? 'nothing', one] as const))(
		'a link to %s is reported as %s',
		(_says, _kind, { href, kind, label, ...given }) => {
			const found = classify(new URL(href, `https://${PAGE}/page/`), PAGE, {
				home: PAGE,
				hosts: [],
				crossHostname: false,
				affiliates: ANALYTICS.affiliatePaths,
				downloads: ANALYTICS.downloadExtensions,
				...given,
			});
			expect(found?.kind ?? null).toBe(kind);
			expect(found?.label).toBe(label);
		},
	);

	it('the link cases include at least one case for each kind of link', () => {
		expect(new Set(cases.map(({ kind }) => kind)).size).toBe(7);
	});
});
