<?php

declare(strict_types=1);

namespace Gazetteer\Links\Admin\Outbound;

use Gazetteer\ContactForm\Entries\Files\FileDownload;
use Gazetteer\Import\Domain\Files\Formula;
use Gazetteer\Kernel\Domain\Csv;
use Gazetteer\Links\Domain\Outbound\OutboundRow;
use Gazetteer\Links\Outbound\OutboundTable;

/** All outbound links as a table, as the import reads it. */
final class OutboundExport
{
    private const BATCH = 500;

    public function __construct(private readonly OutboundTable $links)
    {
    }

    public function send(): never
    {
        FileDownload::begin('outbound-links-' . wp_date('Y-m-d') . '.csv', 'text/csv; charset=utf-8');
        // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- a table, not a page.
        echo Csv::MARK, Csv::line(OutboundRow::COLUMNS);
        $last = 0;
        do {
            $some = $this->links->after($last, self::BATCH);
            foreach ($some as $link) {
                $last = $link->id;
                echo Csv::line(array_map(Formula::written(...), OutboundRow::cells($link)));
            }
        } while (count($some) === self::BATCH);
        // phpcs:enable
        exit;
    }
}
