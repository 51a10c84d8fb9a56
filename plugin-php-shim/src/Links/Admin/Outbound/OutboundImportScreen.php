<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Text;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\Uploads;
use Gazetteer\Links\Domain\Outbound\ImportLine;
use Gazetteer\Links\Domain\Outbound\ImportLineState;
use Gazetteer\Links\Outbound\OutboundAddresses;
use Gazetteer\Links\Outbound\OutboundImport;
use Gazetteer\Links\Outbound\OutboundTable;
use Throwable;

/** The screen that imports outbound links from CSV. It first shows a preview with the result of each line. */
final class OutboundImportScreen
{
    public const NONCE = 'gazetteer_import_outbound';
    private const BYTES = 1_000_000;
    private const SHOWN = 100;

    private string $table = '';
    private bool $updates = false;
    private string $trouble = '';
    private string $done = '';

    /** @var list<ImportLine>|null */
    private ?array $lines = null;

    public function __construct(private readonly OutboundTable $links, private readonly OutboundAddresses $addresses)
    {
    }

    public function load(): void
    {
        if (Request::isCutOff()) {
            $this->trouble = self::tooLarge();
        } elseif (Request::method() === 'POST') {
            check_admin_referer(self::NONCE);
            $this->take(new Input(wp_unslash($_POST), Uploads::read($_FILES)));
        }
    }

    public function draw(): string
    {
        $lines = $this->lines ?? [];

        return Template::fill(dirname(GAZETTEER_FILE) . '/templates/links/outbound-import.php', [
            'table' => $this->table,
            'updates' => $this->updates,
            'trouble' => $this->trouble,
            'done' => $this->done,
            'isChecked' => $this->lines !== null,
            'wrong' => array_values(array_filter($lines, static fn (ImportLine $line): bool => $line->state === ImportLineState::Wrong)),
            'right' => array_slice(array_values(array_filter($lines, static fn (ImportLine $line): bool => $line->link !== null)), 0, self::SHOWN),
            'counts' => array_count_values(array_map(static fn (ImportLine $line): string => $line->state->value, $lines)),
            'isCutShort' => count($lines) === OutboundImport::MOST,
        ]);
    }

    private function take(Input $posted): void
    {
        $this->updates = $posted->choice('present', ['update', 'skip'], 'skip') === 'update';
        $this->table = $posted->html('table', self::BYTES);
        if ($posted->faults() !== [] || !$this->readFile($posted)) {
            $this->trouble = $this->trouble ?: self::tooLarge();

            return;
        }
        if (trim($this->table) === '') {
            $this->trouble = __('Choose a file, or paste a table.', 'gazetteer');

            return;
        }
        $import = new OutboundImport($this->links, $this->addresses->paths());
        $this->lines = $import->read($this->table, $this->updates);
        if ($this->lines === null) {
            $this->trouble = __('The first line must contain the column names. “address” and “target” are required. “label”, “status” and “note” are optional.', 'gazetteer');
        } elseif ($posted->text('do') === 'import') {
            $this->write($import, $this->lines);
        }
    }

    /** @param list<ImportLine> $lines */
    private function write(OutboundImport $import, array $lines): void
    {
        try {
            $count = $import->write($lines);
        } catch (Throwable $thrown) {
            RefusalTexts::report($thrown);
            $this->trouble = __('The links could not be imported. No changes were made. Please try again.', 'gazetteer');

            return;
        }
        $wrong = array_filter($lines, static fn (ImportLine $line): bool => $line->state === ImportLineState::Wrong);
        if ($wrong === []) {
            wp_safe_redirect(OutboundScreen::url(['done' => 'imported', 'count' => $count]), 303);
            exit;
        }
        // Lines with errors stay in the preview, so that the user can correct them.
        $this->lines = $import->read($this->table, $this->updates);
        /* translators: %s: a number of outbound links. */
        $this->done = sprintf(_n('%s link imported. Correct the lines below and import again. Existing links are not changed.', '%s links imported. Correct the lines below and import again. Existing links are not changed.', $count, 'gazetteer'), number_format_i18n($count));
    }

    private function readFile(Input $posted): bool
    {
        $file = $posted->files('file')[0] ?? null;
        if ($file === null) {
            return true;
        }
        if ($file->error !== UPLOAD_ERR_OK || $file->bytes > self::BYTES) {
            return false;
        }
        $content = (string) file_get_contents($file->path); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
        if (preg_match('//u', $content) !== 1 || str_contains($content, "\0")) {
            $this->trouble = __('The file is not encoded in UTF-8. Please save the table as CSV, encoded in UTF-8.', 'gazetteer');

            return false;
        }
        $this->table = Text::lines($content);

        return true;
    }

    private static function tooLarge(): string
    {
        /* translators: %s: a size, such as 977 KB. */
        return sprintf(__('The table is too large. Import at most %s at once.', 'gazetteer'), (string) size_format(self::BYTES));
    }
}
