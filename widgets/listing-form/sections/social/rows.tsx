import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { SocialType } from '@gazetteer/contract';
import { useValue } from '../../interactive/values.tsx';
import { TYPES } from './carriers.ts';

const NAMES: Partial<Record<SocialType, string>> = { Twitter: 'X (Twitter)', Youtube: 'YouTube' };

export const nameOf = (type: SocialType) => NAMES[type] ?? type;

/** The added profiles, one row per network, with the classes that themes style. */
export function Rows({ remove }: { readonly remove: (type: SocialType) => void }) {
	const [social = {}] = useValue('social');
	const there = TYPES.filter((type) => social[type]);
	if (there.length === 0) return null;
	return (
		<ul className="gz-social-rows">
			{there.map((type) => (
				<li key={type} className={`social-row social-row-${type} gz-social-row`}>
					<span className="gz-social-name">{nameOf(type)}</span>
					<span className="gz-social-address" dir="ltr">
						{social[type]}
					</span>
					<button
						type="button"
						className="remove-social-type gz-social-remove"
						data-social={type}
						aria-label={fillIn(pageText(TEXT.socialRemove), { name: nameOf(type) })}
						onClick={(event) => {
							// Prevent a theme's script from removing the row a second time.
							event.stopPropagation();
							remove(type);
						}}
					>
						<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
							<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" />
						</svg>
					</button>
				</li>
			))}
		</ul>
	);
}

/**
 * The fields to add a profile, for pages that do not contain them. They have the ids of older
 * themes.
 */
export const Adder = () => (
	<div className="gz-social-adder">
		<label className="gz-label gz-quiet" htmlFor="get_media">
			{pageText(TEXT.socialType)}
		</label>
		<label className="gz-label gz-quiet gz-social-second" htmlFor="get_media_url">
			{pageText(TEXT.socialAddress)}
		</label>
		<select id="get_media" className="form-control gz-control" defaultValue="">
			<option value="">{pageText(TEXT.pleaseSelect)}</option>
			{TYPES.map((type) => (
				<option key={type} value={type}>
					{nameOf(type)}
				</option>
			))}
		</select>
		<input
			id="get_media_url"
			className="form-control gz-control"
			type="text"
			inputMode="url"
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			placeholder="https://"
		/>
		<button id="add-new-social-url" type="button" className="gz-link-button">
			{pageText(TEXT.socialAdd)}
		</button>
	</div>
);
