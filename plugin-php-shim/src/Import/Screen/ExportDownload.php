<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Import\Screen;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Import\Domain\Files\CsvWriter;
use Gazetteer\Import\Domain\Files\GeoJsonWriter;
use Gazetteer\Import\Domain\Files\JsonLinesWriter;
use Gazetteer\Import\Domain\Files\JsonWriter;
use Gazetteer\Import\TransferServices;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Search\SiteIndex;

/** Sends all listings that are not in the trash as a file. */
final class ExportDownload
{
    public const NONCE = 'gazetteer_export';
    /** The content types, by format. The format is also the file extension. */
    private const TYPES = ['csv' => 'text/csv', 'json' => 'application/json', 'jsonl' => 'application/x-ndjson', 'geojson' => 'application/geo+json'];

    /** @param Closure(): SiteIndex $index */
    public function __construct(private readonly DataNames $names, private readonly Closure $index)
    {
    }

    public function send(): void
    {
        if (!current_user_can(ImportScreen::EXPORT_RIGHT)) {
            wp_die(esc_html__('You are not allowed to export listings.', 'gazetteer'), '', ['response' => 403]);
        }
        check_admin_referer(self::NONCE);
        $format = (new Input(wp_unslash($_POST)))->choice('format', array_keys(self::TYPES), 'csv');
        $export = (new TransferServices($this->names, ($this->index)()))->export();
        $rows = match ($format) {
            'json' => new JsonWriter(),
            'jsonl' => new JsonLinesWriter(),
            'geojson' => new GeoJsonWriter(),
            default => new CsvWriter($export->columns()),
        };
        nocache_headers();
        header('Content-Type: ' . self::TYPES[$format] . '; charset=utf-8');
        header('Content-Disposition: attachment; filename="listings-' . wp_date('Y-m-d') . ".{$format}\"");
        header('X-Content-Type-Options: nosniff');
        $export->run($rows, static function (string $text): void {
            echo $text; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a file, not a page.
        }, static fn (int $more) => flush());
        exit;
    }
}
