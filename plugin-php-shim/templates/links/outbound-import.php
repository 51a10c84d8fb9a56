<?php
/**
 * The import of outbound links: the result of the check, and the table, which the user can edit.
 *
 * @var string $table
 * @var bool $updates
 * @var string $trouble Error message; '' for none.
 * @var string $done Success message; '' for none.
 * @var bool $isChecked
 * @var list<\Gazetteer\Links\Domain\Outbound\ImportLine> $wrong
 * @var list<\Gazetteer\Links\Domain\Outbound\ImportLine> $right The first valid lines of the table, as a preview.
 * @var array<string, int> $counts Number of lines, keyed by result of the check.
 * @var bool $isCutShort
 */

declare(strict_types=1);

use Gazetteer\Import\FaultTexts;
use Gazetteer\Links\Admin\Outbound\OutboundImportScreen;
use Gazetteer\Links\Admin\Outbound\OutboundScreen;
use Gazetteer\Links\Domain\Outbound\ImportLineState;
use Gazetteer\Links\Outbound\OutboundImport;
use Gazetteer\Links\OutboundTexts;

if (!defined('ABSPATH')) {
    exit;
}

$state = static fn (ImportLineState $state): string => match ($state) {
    ImportLineState::Added => __('New', 'gazetteer'),
    ImportLineState::Changed => __('Changed', 'gazetteer'),
    ImportLineState::Same => __('Already exists, identical', 'gazetteer'),
    ImportLineState::Skipped => __('Skipped: already exists, different', 'gazetteer'),
    ImportLineState::Wrong => __('To be corrected', 'gazetteer'),
};
$ready = ($counts['added'] ?? 0) + ($counts['changed'] ?? 0);
?>
<div class="wrap gazetteer-outbound">
    <h1><?php esc_html_e('Import outbound links', 'gazetteer'); ?></h1>
    <?php if ($trouble !== '') : ?>
        <div class="notice notice-error" role="alert"><p><?php echo esc_html($trouble); ?></p></div>
    <?php endif; ?>
    <?php if ($done !== '') : ?>
        <div class="notice notice-success" role="status"><p><?php echo esc_html($done); ?></p></div>
    <?php endif; ?>
    <?php if ($isChecked) : ?>
        <section class="gazetteer-clicks-part" aria-labelledby="gazetteer-outbound-checked">
            <h2 id="gazetteer-outbound-checked"><?php esc_html_e('Result of the check', 'gazetteer'); ?></h2>
            <ul class="gazetteer-outbound-counts">
                <?php foreach (ImportLineState::cases() as $case) : ?>
                    <?php if (isset($counts[$case->value])) : ?>
                        <li><strong><?php echo esc_html(number_format_i18n($counts[$case->value])); ?></strong> × <?php echo esc_html($state($case)); ?></li>
                    <?php endif; ?>
                <?php endforeach; ?>
            </ul>
            <?php if ($counts === []) : ?>
                <p><?php esc_html_e('There are no lines below the first line.', 'gazetteer'); ?></p>
            <?php endif; ?>
            <?php if ($isCutShort) : ?>
                <?php /* translators: %s: a number of lines. */ ?>
                <p><?php echo esc_html(sprintf(__('Only the first %s lines were read. Import the remaining lines afterwards.', 'gazetteer'), number_format_i18n(OutboundImport::MOST))); ?></p>
            <?php endif; ?>
            <?php if ($wrong !== []) : ?>
                <h3><?php esc_html_e('To be corrected', 'gazetteer'); ?></h3>
                <ul class="gazetteer-outbound-wrong">
                    <?php foreach ($wrong as $line) : ?>
                        <?php if ($line->problem !== null) : ?>
                            <li><?php echo esc_html(FaultTexts::sentence($line->problem)); ?></li>
                        <?php endif; ?>
                        <?php foreach ($line->faults as $column => $fault) : ?>
                            <?php /* translators: 1: number of a line, 2: name of a column, 3: what is wrong there. */ ?>
                            <li><?php echo esc_html(sprintf(__('Line %1$d, %2$s: %3$s', 'gazetteer'), $line->number, $column, OutboundTexts::fault($fault))); ?></li>
                        <?php endforeach; ?>
                    <?php endforeach; ?>
                </ul>
            <?php endif; ?>
            <?php if ($right !== []) : ?>
                <details<?php echo $wrong === [] ? ' open' : ''; ?>>
                    <summary><?php esc_html_e('Lines that can be imported', 'gazetteer'); ?></summary>
                    <div class="gazetteer-clicks-wide" tabindex="0" role="region" aria-labelledby="gazetteer-outbound-checked">
                        <table class="widefat striped">
                            <thead><tr>
                                <th scope="col"><?php esc_html_e('Line', 'gazetteer'); ?></th>
                                <th scope="col"><?php esc_html_e('Address', 'gazetteer'); ?></th>
                                <th scope="col"><?php esc_html_e('Destination', 'gazetteer'); ?></th>
                                <th scope="col"><?php esc_html_e('Result', 'gazetteer'); ?></th>
                            </tr></thead>
                            <tbody>
                                <?php foreach ($right as $line) : ?>
                                    <tr>
                                        <td><?php echo esc_html(number_format_i18n($line->number)); ?></td>
                                        <th scope="row"><bdi dir="ltr">/<?php echo esc_html((string) $line->link?->path()); ?>/</bdi></th>
                                        <td><bdi dir="ltr" class="gazetteer-outbound-target"><?php echo esc_html((string) $line->link?->target); ?></bdi></td>
                                        <td><?php echo esc_html($state($line->state)); ?></td>
                                    </tr>
                                <?php endforeach; ?>
                            </tbody>
                        </table>
                    </div>
                </details>
            <?php endif; ?>
        </section>
    <?php endif; ?>
    <form method="post" action="<?php echo esc_url(OutboundScreen::url(['view' => 'import'])); ?>" enctype="multipart/form-data">
        <?php wp_nonce_field(OutboundImportScreen::NONCE); ?>
        <?php if (!$isChecked) : ?>
            <p><?php esc_html_e('A CSV table, encoded in UTF-8. The first line contains the column names: address and target, and optionally label, status (on or off) and note. The export has the same columns.', 'gazetteer'); ?></p>
            <p>
                <label for="gazetteer-outbound-file"><?php esc_html_e('File', 'gazetteer'); ?></label><br>
                <input type="file" name="file" id="gazetteer-outbound-file" accept=".csv,.txt,.tsv,text/csv,text/plain">
            </p>
        <?php endif; ?>
        <p>
            <label for="gazetteer-outbound-table"><?php echo $isChecked ? esc_html__('Edit the table', 'gazetteer') : esc_html__('Or paste the table', 'gazetteer'); ?></label><br>
            <textarea name="table" id="gazetteer-outbound-table" class="large-text code" rows="<?php echo $isChecked ? 12 : 6; ?>" dir="ltr" wrap="off" spellcheck="false" placeholder="<?php echo esc_attr("address,target\n/go/hotel-sunrise/,https://partner.example/hotel?ref=1"); ?>"><?php echo esc_textarea($table); ?></textarea>
        </p>
        <fieldset>
            <legend><?php esc_html_e('Existing links', 'gazetteer'); ?></legend>
            <label><input type="radio" name="present" value="skip" <?php checked(!$updates); ?>> <?php esc_html_e('Keep unchanged', 'gazetteer'); ?></label><br>
            <label><input type="radio" name="present" value="update" <?php checked($updates); ?>> <?php esc_html_e('Update from the table. Values without a column are kept.', 'gazetteer'); ?></label>
        </fieldset>
        <p class="submit">
            <?php if ($isChecked && $ready > 0) : ?>
                <?php /* translators: %s: a number of outbound links. */ ?>
                <button type="submit" name="do" value="import" class="button button-primary"><?php echo esc_html(sprintf(_n('Import %s link', 'Import %s links', $ready, 'gazetteer'), number_format_i18n($ready))); ?></button>
            <?php endif; ?>
            <button type="submit" name="do" value="check" class="button<?php echo $isChecked && $ready > 0 ? '' : ' button-primary'; ?>"><?php echo $isChecked ? esc_html__('Check again', 'gazetteer') : esc_html__('Check', 'gazetteer'); ?></button>
            <a class="button" href="<?php echo esc_url(OutboundScreen::url()); ?>"><?php esc_html_e('Cancel', 'gazetteer'); ?></a>
        </p>
    </form>
</div>
