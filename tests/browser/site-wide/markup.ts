import { threadMarkup } from '../comments/markup.ts';
import { plainMenu, themeMenu } from '../menus/markup.ts';

export interface SiteWideOptions {
	/** Add our `data-gazetteer` attributes. The page without them is the baseline. */
	own?: boolean;
	/** Also add the markup of themes and page builders, for pages that adopt it. */
	adopted?: boolean;
	/** Omit the server’s style attributes. */
	strict?: boolean;
	/**
	 * Use a menu that the theme’s stylesheet closes, instead of lists that are open until the
	 * script loads.
	 */
	themed?: boolean;
}

const PARAGRAPH =
	'<p>Past the second bridge the lanes are named for trades that left long ago. Rope Lane sells spectacles now, and the market moves indoors in November.</p>';

const words = (count: number) => PARAGRAPH.repeat(count);

const PICTURE = '/pages/images/harbour.svg';

/** A strict policy also blocks the style attribute. */
const ownSection = (strict: boolean) =>
	` class="gz-section" data-gazetteer="section-backgrounds" ${strict ? `data-gz-background="${PICTURE}"` : `style="--gz-background:url('${PICTURE}')"`}`;

const ADOPTED = {
	section: `<section class="e-con e-parent" id="older-section"><h2>Older</h2>${PARAGRAPH}</section>`,
	end: `<div class="hfe-scroll-to-top-wrap hfe-scroll-to-top-hide"><span class="hfe-scroll-to-top-button">↑</span></div>
<a href="#" class="generate-back-to-top" title="Scroll back to top" aria-label="Scroll back to top">↑</a>
<div class="hfe-reading-progress"><div class="hfe-reading-progress-bar"></div></div>`,
} as const;

/**
 * The body of a page with all six site-wide widgets. The script fills the empty elements for button
 * and bar, or takes over the theme’s elements on an adopted page.
 */
export function siteWideMarkup(options: SiteWideOptions): string {
	const { own = false, adopted, strict = false, themed } = options;
	const marked = (name: string) => (own ? ` data-gazetteer="${name}"` : '');
	const thread = threadMarkup({ strict, ...(own && !adopted ? { mark: 'thread' } : {}) });
	return `<header>${themed ? themeMenu({ mark: own }) : plainMenu({ mark: own })}${adopted ? themeMenu({}) : ''}</header>
<main id="content"><h1>All of them</h1>
<p><a id="out" href="https://elsewhere.example/quay">Another guide</a>, <a id="tel" href="tel:112">a number</a></p>
${words(12)}
<section id="own-section"${own ? ownSection(strict) : ''}><h2>The harbour</h2>${PARAGRAPH}</section>
${adopted ? ADOPTED.section : ''}${words(12)}
${thread}
</main>
${own ? `<button type="button" class="gz-scroll-top" id="own-top"${marked('scroll-top')} aria-label="Back to top" hidden>↑</button>` : ''}
${own ? `<div class="gz-reading-progress" id="own-bar"${marked('reading-progress')} aria-hidden="true"><div class="gz-reading-progress-bar"></div></div>` : ''}
${own && adopted ? '<div id="drawn-top" data-gazetteer="scroll-top" data-label="Up to the quay"></div><div id="drawn-bar" data-gazetteer="reading-progress"></div>' : ''}
${adopted ? ADOPTED.end : ''}
${own ? '<template data-gazetteer="link-tracking"></template>' : ''}`;
}
