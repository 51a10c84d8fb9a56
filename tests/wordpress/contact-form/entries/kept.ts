import { php } from '../../plugin/posts.ts';
import { runWordPress } from '../../../browser/site.ts';

/** A row of the entries table, with the columns that tests read. */
export interface Kept {
	id: number;
	state: string;
	attempts: number;
	nextTry: number;
	email: string;
	files: number;
	history: ReadonlyArray<{ state: string; trouble: string }>;
}

/** All entries of a form, oldest first. */
export const keptOf = async (form: number): Promise<Kept[]> =>
	JSON.parse(
		await runWordPress(`
			global $wpdb;
			$rows = $wpdb->get_results("SELECT * FROM {$wpdb->prefix}gazetteer_entries WHERE form = ${form} ORDER BY id");
			echo json_encode(array_map(fn ($row) => [
				'id' => (int) $row->id, 'state' => $row->state, 'attempts' => (int) $row->attempts, 'nextTry' => (int) $row->next_try, 'email' => $row->email,
				'files' => count(json_decode($row->files)), 'history' => json_decode($row->history),
			], $rows));
		`),
	) as Kept[];

/** A message that a test inserts directly into the entries, without form and mail. */
export interface Message {
	name: string;
	email: string;
	message: string;
	/**
	 * The state of the entry: `sent`, `waiting`, `failed` or `spam`; `taken` if its request ended
	 * too early.
	 */
	state: string;
	/** Other submitted values, by field name. */
	more?: Readonly<Record<string, string>>;
	/** The content of an attached file. */
	file?: string;
}

/** Inserts messages of a form and returns their ids. */
export const keep = async (form: number, messages: readonly Message[]): Promise<number[]> =>
	JSON.parse(
		await runWordPress(`
			use Gazetteer\\ContactForm\\Domain\\Outcome;
			use Gazetteer\\ContactForm\\Domain\\Entries\\{Entry, EntryState};
			$services = Gazetteer\\Plugin::get(Gazetteer\\ContactForm\\ContactFormServices::class);
			$ids = [];
			foreach (${php(messages)} as $sent) {
				$state = EntryState::from($sent['state']);
				$fields = [['name' => 'your-name', 'label' => 'Name', 'values' => [$sent['name']]], ['name' => 'your-email', 'label' => 'Email', 'values' => [$sent['email']]], ['name' => 'your-message', 'label' => 'Message', 'values' => [$sent['message']]]];
				foreach ($sent['more'] ?? [] as $name => $value) {
					$fields[] = ['name' => $name, 'label' => '', 'values' => [$value]];
				}
				$files = [];
				if (isset($sent['file'])) {
					file_put_contents($path = tempnam(sys_get_temp_dir(), 'sent'), $sent['file']);
					$files[] = ['field' => 'your-file', 'name' => '../ä plan.txt', 'path' => $path, 'type' => 'text/plain', 'bytes' => strlen($sent['file'])];
				}
				$ids[] = $id = $services->entries->take(new Entry(0, ${form}, $state === EntryState::Spam ? $state : EntryState::Taken, $fields, $files, $sent['email'], wp_generate_uuid4(), 'x', 'y', home_url('/ask/')));
				$state === EntryState::Taken or $services->entries->settle($id, $state, new Outcome('mail_sent', ''), $state === EntryState::Waiting ? 'The server said no' : '');
			}
			echo json_encode($ids);
		`),
	) as number[];

export const forgetEntries = () =>
	runWordPress(`
		global $wpdb;
		$services = Gazetteer\\Plugin::get(Gazetteer\\ContactForm\\ContactFormServices::class);
		$services->table->ensure();
		$services->removal()->remove(array_map(intval(...), $wpdb->get_col("SELECT id FROM {$wpdb->prefix}gazetteer_entries")));
	`);

/** Moves the entries back by `seconds` and runs the cron hook. */
export const later = (seconds: number, hook: string) =>
	runWordPress(`
		global $wpdb;
		$wpdb->query("UPDATE {$wpdb->prefix}gazetteer_entries SET taken = taken - ${seconds}, next_try = CASE WHEN next_try > ${seconds} THEN next_try - ${seconds} ELSE next_try END");
		foreach ($wpdb->get_results("SELECT id, files FROM {$wpdb->prefix}gazetteer_entries WHERE files LIKE '%sent%'") as $row) {
			$files = array_map(fn ($file) => isset($file['sent']) ? ['sent' => $file['sent'] - ${seconds}] + $file : $file, json_decode($row->files, true));
			$wpdb->update("{$wpdb->prefix}gazetteer_entries", ['files' => json_encode($files)], ['id' => $row->id]);
		}
		do_action(${php(hook)});
	`);

/** The names of the files in the private folder. */
export const filesWaiting = async (): Promise<string[]> =>
	JSON.parse(
		await runWordPress(`
			$folder = Gazetteer\\ContactForm\\Entries\\Files\\FolderName::path(wp_upload_dir(null, false)['basedir']);
			echo json_encode(array_values(preg_grep('/^[0-9a-f]{32}$/', is_dir($folder) ? scandir($folder) : [])));
		`),
	) as string[];
