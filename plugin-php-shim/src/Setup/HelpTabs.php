<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\ContactForm\FormPostType;
use Gazetteer\Data\DataNames;
use Gazetteer\Setup\Settings\SettingsScreen;
use WP_Screen;

/** What WordPress's own Help says on our screens. */
final class HelpTabs
{
    public function __construct(private readonly DataNames $names, private readonly string $file)
    {
    }

    public function add(WP_Screen $screen): void
    {
        $tab = self::tab($screen, $this->names);
        if ($tab === null) {
            return;
        }
        [$title, $paragraphs] = $tab;
        $screen->add_help_tab([
            'id' => 'gazetteer-help',
            'title' => $title,
            'content' => implode('', array_map(static fn (string $text): string => '<p>' . esc_html($text) . '</p>', $paragraphs)),
        ]);
        $link = static fn (string $url, string $text): string => sprintf('<p><a href="%s">%s</a></p>', esc_url($url), esc_html($text));
        $links = $link(plugins_url('readme.txt', $this->file), __('Documentation', 'gazetteer'));
        if (current_user_can('manage_options')) {
            $links .= $link(admin_url('options-general.php?page=' . SettingsScreen::PAGE), __('Settings', 'gazetteer'));
        }
        $screen->set_help_sidebar($screen->get_help_sidebar() . '<p><strong>' . esc_html__('For more information:', 'gazetteer') . '</strong></p>' . $links);
    }

    /** @return array{string, list<string>}|null Title and paragraphs; none for a screen that is not ours. */
    private static function tab(WP_Screen $screen, DataNames $names): ?array
    {
        $page = preg_match('/_page_(gazetteer[a-z-]*)$/', $screen->id, $found) === 1 ? $found[1] : '';

        return match (true) {
            $page === SettingsScreen::PAGE => [__('Gazetteer', 'gazetteer'), [
                __('Pages, currency and examples are made under Listings → Setup. Here you choose what is shown on every page, and what other plugins and themes left that Gazetteer may drive.', 'gazetteer'),
                __('Every widget is also a block and a shortcode, so you can put it on one page only.', 'gazetteer'),
            ]],
            $page === 'gazetteer-setup' => [__('Setup', 'gazetteer'), [
                __('Choose which pages to make, or use your own. You can run the setup again at any time; nothing is made twice.', 'gazetteer'),
                __('The list shows what is left to do until your directory is ready for visitors.', 'gazetteer'),
            ]],
            $page === 'gazetteer-fields' => [__('Fields & features', 'gazetteer'), [
                __('Fields are questions that each listing of a category answers, such as “Size” or “Languages”. Fields without a category belong to all listings.', 'gazetteer'),
                __('Features are things a listing either has or has not, such as “Wheelchair accessible”.', 'gazetteer'),
            ]],
            $page === 'gazetteer-plans' => [__('Plans', 'gazetteer'), [
                __('A plan says what a listing costs, how long it stays and what it may show. Drag plans into the order in which visitors see them.', 'gazetteer'),
                __('A plan stays a draft until you publish it. Moving a plan to the trash does not change the listings that have it.', 'gazetteer'),
            ]],
            $page === 'gazetteer-orders' => [__('Orders', 'gazetteer'), [
                __('Each order is for one plan. Mark it as paid when the money has arrived: its listing is then published for as long as the plan says.', 'gazetteer'),
            ]],
            $page === 'gazetteer-claims' => [__('Claims', 'gazetteer'), [
                __('Each claim is from somebody who says that a listing is theirs. Look at what they write, then approve or decline it; they get an email either way.', 'gazetteer'),
                __('An approved claim makes the claimant the author of the listing, marks it as claimed and declines all other claims of it. A plan that costs something has to be paid first.', 'gazetteer'),
            ]],
            $page === 'gazetteer-link-clicks' => [__('Link clicks', 'gazetteer'), [
                __('How often visitors followed the links of your pages in the last 30 days, by kind and by where they lead. Nothing is kept about who followed them.', 'gazetteer'),
                __('Clicks come here where “This site’s own counts” are chosen in the settings, or where a page has neither Google Analytics nor Tag Manager.', 'gazetteer'),
            ]],
            $page === 'gazetteer-outbound-links' => [__('Outbound links', 'gazetteer'), [
                __('An outbound link is an address of this site that leads to a partner, such as /go/hotel-sunrise/. It leads to the address that you saved, and nowhere else.', 'gazetteer'),
                __('Links in texts that go there are marked as sponsored for search engines. While this site’s own counts are on, each click is counted without anything about the visitor.', 'gazetteer'),
            ]],
            $page === 'gazetteer-entries' => [__('Entries', 'gazetteer'), [
                __('Every message is kept here before it is sent by email, so none is lost when sending fails. Messages that were not sent are tried again automatically.', 'gazetteer'),
                __('“Make a listing of this” turns a suggestion into a draft listing.', 'gazetteer'),
            ]],
            $screen->post_type === $names->listing && in_array($screen->base, ['edit', 'post'], true) => [__('Listings', 'gazetteer'), [
                __('A listing is a place or business. Choose its categories first: they decide which fields it has.', 'gazetteer'),
                __('The list can be filtered by category, location and plan. Contact details, opening hours, photos and prices are in the panels of the editor.', 'gazetteer'),
            ]],
            $screen->post_type === FormPostType::NAME && in_array($screen->base, ['edit', 'post'], true) => [__('Contact forms', 'gazetteer'), [
                __('A form is made of blocks, one for each field. Put it on a page with the block “Contact form” or its shortcode.', 'gazetteer'),
                __('Recipients, messages, limits and protection against spam are set beside the form.', 'gazetteer'),
            ]],
            default => null,
        };
    }
}
