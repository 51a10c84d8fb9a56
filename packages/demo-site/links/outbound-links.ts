import type { Site } from '../site.ts';
import { terminalPlan } from './terminal-plan.ts';

/** Outbound links to fictional partners. Their host is reserved for examples. */
const PARTNERS = [
	['go', 'hotel-windsock', 'https://example.com/?hotel=windsock&partner=airport-guide', 'hotels'],
	['recommend', 'airport-transfer', 'https://example.com/?transfer=zrh&via=guide', 'affiliate'],
] as const;

/** Creates the outbound links for the demo page about link tracking. Does not change existing links. */
export const plantOutboundLinks = (site: Pick<Site, 'run' | 'root'>): Promise<string> =>
	site.run(`<?php require_once '${site.root}/wp-load.php';
		$file = WP_CONTENT_DIR . '/uploads/terminal-plan.pdf';
		if (!file_exists($file)) {
			wp_mkdir_p(dirname($file));
			file_put_contents($file, base64_decode('${Buffer.from(terminalPlan()).toString('base64')}'));
		}
		if (Gazetteer\\Plugin::hasOutboundLinks()) {
			exit;
		}
		$links = Gazetteer\\Plugin::get(Gazetteer\\Links\\Outbound\\OutboundTable::class);
		foreach (json_decode('${JSON.stringify(PARTNERS)}', true) as $partner) {
			$links->save(new Gazetteer\\Links\\Domain\\Outbound\\OutboundLink(0, ...$partner));
		}`);
