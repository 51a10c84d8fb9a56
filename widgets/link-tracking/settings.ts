import { ANALYTICS, TIMING, TRACKER, type TrackerSettings } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';

export interface Settings {
	readonly hosts: readonly string[];
	readonly home: string;
	readonly crossHostname: boolean;
	readonly affiliates: readonly { path: string; label: string }[];
	readonly downloads: readonly string[];
	readonly delay: number;
	readonly releaseOnCallback: boolean;
	readonly personal: boolean;
	/** The analytics property that receives the events, if the page has several. */
	readonly sendTo: string | undefined;
	readonly isOff: boolean;
}

const parsed = (json: unknown): unknown => {
	if (typeof json !== 'string') return json;
	try {
		return JSON.parse(json);
	} catch {
		// Ignore invalid settings of another script.
		return undefined;
	}
};

const words = (value: unknown): string[] | undefined =>
	Array.isArray(value)
		? value.filter((word): word is string => typeof word === 'string' && word !== '')
		: undefined;

/** Accepts a list or an object, because PHP may encode a list as either. */
const paths = (value: unknown): Settings['affiliates'] | undefined =>
	Object(value) === value
		? Object.values(value as object).filter(
				(one) =>
					typeof one?.path === 'string' &&
					one.path.length > 1 &&
					typeof one.label === 'string' &&
					one.label,
			)
		: undefined;

const hostOf = (address: unknown): string | undefined =>
	typeof address === 'string' && URL.canParse(address) ? new URL(address).hostname : undefined;

/** Limits the delay. A value that is not a number is replaced by the default. */
const delayOf = (value: unknown): number =>
	typeof value === 'number' && value >= 0
		? Math.min(value, TIMING.outboundDelay.limit)
		: TIMING.outboundDelay.default;

/** Reads the settings for each click, because other scripts set theirs when they load. */
export const readSettings = (): Settings => {
	const { tracking: ours = {} } = pageConfig();
	const theirs = Object(Reflect.get(window, TRACKER.settings)) as TrackerSettings;
	const lower = (list: readonly string[]) => list.map((word) => word.trim().toLowerCase());

	return {
		home: hostOf(theirs.home_url) ?? location.hostname,
		hosts: lower(words(ours.hosts) ?? []),
		crossHostname: ours.crossHostname === true,
		affiliates:
			paths(ours.affiliates) ??
			paths(parsed(theirs.inbound_paths)) ??
			ANALYTICS.affiliatePaths,
		downloads: lower(
			words(ours.downloads) ??
				words(theirs.download_extensions?.split?.(',')) ??
				ANALYTICS.downloadExtensions,
		),
		delay: delayOf(ours.delay),
		releaseOnCallback: ours.releaseOnCallback !== false,
		personal: ours.personal === true,
		sendTo: theirs.v4_id,
		isOff: theirs.js_events_tracking === 'false',
	};
};
