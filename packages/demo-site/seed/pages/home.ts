import { listingPath, type Airport } from '../airports/airport.ts';
import { CATEGORIES } from '../categories.ts';
import { asIs, escape, heading, link, paragraph } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
	a.localeCompare(b, 'en');

const grouped = (airports: readonly Airport[], of: (airport: Airport) => string) => {
	const groups = new Map<string, Airport[]>();
	for (const airport of airports) {
		groups.set(of(airport), [...(groups.get(of(airport)) ?? []), airport]);
	}
	return [...groups].sort(byName);
};

const card = (airport: Airport) =>
	`<li><a href="${listingPath(airport)}"><span class="code">${airport.iata}</span> ` +
	`<span class="name">${escape(airport.name)}</span> <span class="city">${escape(airport.city)}</span></a></li>`;

const country = ([name, airports]: readonly [string, readonly Airport[]]) =>
	`<section class="country"><h3>${escape(name)}</h3><ul class="cards">${airports.map(card).join('')}</ul></section>`;

const continents = (airports: readonly Airport[]) => {
	const groups = grouped(airports, ({ continent }) => continent);
	const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');
	const jumps = groups.map(
		([name, inside]) =>
			`<a href="#${anchor(name)}">${escape(name)} <span>${inside.length}</span></a>`,
	);
	return [
		asIs(`<nav class="jumps" aria-label="Continents">${jumps.join(' ')}</nav>`),
		...groups.map(([name, inside]) =>
			asIs(
				`<section class="continent" id="${anchor(name)}"><h2>${escape(name)}</h2>` +
					`<div class="countries">${grouped(inside, (airport) => airport.country)
						.map(country)
						.join('')}</div></section>`,
			),
		),
	].join('\n\n');
};

/** Returns links to the categories of businesses. The airports are listed below them. */
const kinds = () =>
	`<ul class="kinds">${CATEGORIES.filter(({ path }) => !path.startsWith('Airports'))
		.map(
			({ path, slug, text }) =>
				`<li><a href="/listing-category/${slug}/"><span class="name">${escape(path)}</span> <span class="city">${escape(text)}</span></a></li>`,
		)
		.join('')}</ul>`;

/** The front page, with an introduction and links to each part of the directory. */
export const homePage = (airports: readonly Airport[]): PlannedPage => {
	const countries = new Set(airports.map((airport) => airport.country)).size;
	return {
		key: 'home',
		slug: 'home',
		title: 'Airports of the world',
		content: [
			asIs(
				'<div class="hero alignfull" style="background-image:url({{picture:world}})"><div>' +
					'<p class="eyebrow">A gazetteer</p><h1>Airports of the world</h1>' +
					`<p class="lead">${airports.length} airports in ${countries} countries, ` +
					'with their location, elevation and nearby businesses.</p>' +
					'<p class="actions"><a href="/directory/">Search the directory</a> ' +
					'<a href="/plans/">List your business</a></p></div></div>',
			),
			heading('At the airport'),
			asIs(kinds()),
			heading('By continent'),
			paragraph(
				'Each airport has its own listing. The map above shows a dot for every airport in the world. ' +
					`Is yours missing? ${link('/contact/', 'Write to us')}.`,
			),
			continents(airports),
		].join('\n\n'),
	};
};
