<?php

declare(strict_types=1);

namespace Gazetteer\Import\Screen;

use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\Runs\ImportRuns;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;

/** The admin screen Listings → Import: a file or another plugin's listings, step by step. Also offers exports. */
final class ImportScreen
{
    public const PAGE = 'gazetteer-import';
    /** Only administrators have this right. An import can change every listing. */
    public const RIGHT = 'import';
    public const EXPORT_RIGHT = 'export';

    public function __construct(private readonly Settings $settings)
    {
    }

    public function addPage(): void
    {
        $listing = $this->settings->names()->listing;
        $hook = add_submenu_page("edit.php?post_type={$listing}", __('Import listings', 'gazetteer'), __('Import', 'gazetteer'), self::RIGHT, self::PAGE, $this->draw(...));
        if ($hook !== false) {
            add_action("load-{$hook}", self::addAssets(...));
        }
    }

    /** @param array<string, int|string> $arguments */
    public static function url(string $listing, array $arguments = []): string
    {
        return add_query_arg(['post_type' => $listing, 'page' => self::PAGE] + $arguments, admin_url('edit.php'));
    }

    public static function nonce(string $run): string
    {
        return "gazetteer_import_{$run}";
    }

    private static function addAssets(): void
    {
        foreach (['import.css', 'import.js'] as $name) {
            $file = dirname(GAZETTEER_FILE) . "/templates/import/{$name}";
            $url = plugins_url("templates/import/{$name}", GAZETTEER_FILE);
            str_ends_with($name, '.css')
                ? wp_enqueue_style(self::PAGE, $url, [], (string) filemtime($file))
                : wp_enqueue_script(self::PAGE, $url, ['wp-a11y'], (string) filemtime($file), true);
        }
    }

    private function draw(): void
    {
        if (!current_user_can(self::RIGHT)) {
            return;
        }
        // The parameters only choose what is shown.
        $asked = new Input(wp_unslash($_GET)); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
        $run = ImportRuns::find($asked->text('run'));
        $view = new ImportView($this->settings->names());
        [$template, $data] = match ($run?->step) {
            null => ['start', $view->start()],
            RunStep::Columns => ['columns', $view->columns($run)],
            RunStep::Preview => ['preview', $view->preview($run)],
            RunStep::Checked, RunStep::Done => ['result', $view->result($run, $asked)],
            default => ['progress', $view->progress($run)],
        };
        echo Template::fill(dirname(GAZETTEER_FILE) . "/templates/import/{$template}.php", $data + [ // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the templates escape.
            'run' => $run,
            'home' => self::url($this->settings->names()->listing),
            'notice' => ImportNotices::text($asked->text('notice')),
            'isGood' => in_array($asked->text('notice'), ImportNotices::GOOD, true),
        ]);
    }

    /** Prints the hidden inputs that every form of the screen needs. */
    public static function inputs(string $do, ?ImportRun $run): void
    {
        printf('<input type="hidden" name="action" value="%s"><input type="hidden" name="do" value="%s"><input type="hidden" name="run" value="%s">', esc_attr(ImportActions::ACTION), esc_attr($do), esc_attr($run->id ?? ''));
        wp_nonce_field(self::nonce($run->id ?? ''));
    }
}
