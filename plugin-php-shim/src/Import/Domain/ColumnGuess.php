<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

use Gazetteer\Listings\Domain\Detail;

/** Guesses what the columns of a file contain, from their names. Knows the names in exports of other directory plugins. */
final class ColumnGuess
{
    /** Parts of an address. They become the location, from the country down, and the end of the address. */
    public const COUNTRY = 'place:country';
    public const REGION = 'place:region';
    public const CITY = 'place:city';
    public const POSTCODE = 'place:postcode';
    public const PARTS = [self::COUNTRY, self::REGION, self::CITY, self::POSTCODE];

    /** Names without spaces, hyphens and underscores. Files in other languages use some of them. */
    private const SPELLINGS = [
        'key' => ['id', 'listingid', 'postid', 'externalid', 'uid', 'guid', 'placeid', 'sequenceid', 'osmid', 'atid', 'reference', 'ref', 'sku', 'code'],
        'title' => ['posttitle', 'listingtitle', 'listingname', 'businessname', 'companyname', 'company', 'placename', 'nom', 'nombre', 'firma', 'titel', 'titre', 'bezeichnung'],
        'content' => ['postcontent', 'listingcontent', 'listingdescription', 'longdescription', 'body', 'about', 'beschreibung', 'descripcion', 'details', 'text'],
        'excerpt' => ['postexcerpt', 'shortdescription', 'summary', 'teaser', 'kurzbeschreibung'],
        'slug' => ['postname', 'permalink', 'urlslug'],
        'status' => ['poststatus', 'listingstatus'],
        'date' => ['postdate', 'datepublished', 'publisheddate', 'created', 'createdat', 'datecreated', 'listingdate'],
        'category' => ['postcategory', 'listingcategory', 'listingcategories', 'businesscategory', 'kategorie', 'kategorien', 'categorie', 'categoria', 'type', 'admincategoryselect', 'defaultcategory', 'jobcategory', 'hplistingcategory'],
        'location' => ['listinglocation', 'area', 'neighbourhood', 'neighborhood', 'ort', 'jobregion', 'taxlocation'],
        'features' => ['feature', 'amenities', 'amenity', 'facilities', 'services', 'ausstattung', 'lpfeature'],
        'tags' => ['posttags', 'tag', 'keywords', 'listingtags', 'listtags', 'jobtags', 'schlagworte'],
        'plan' => ['package', 'packagename', 'pricingplan', 'feeplan', 'feeid', 'planname', 'membership'],
        'owner' => ['postauthor', 'author', 'user', 'username', 'owneremail', 'authoremail', 'listingauthor'],
        'gAddress' => ['street', 'streetaddress', 'address1', 'addressline1', 'fulladdress', 'formattedaddress', 'street1', 'strasse', 'adresse', 'direccion', 'joblocation', 'hplocation', 'road'],
        'latitude' => ['manuallat', 'geolat', 'geolocationlat', 'breitengrad', 'latitud', 'y', 'hplatitude'],
        'longitude' => ['manuallng', 'geolong', 'geolocationlong', 'long', 'laengengrad', 'longitud', 'x', 'hplongitude'],
        'phone' => ['phonenumber', 'telephone', 'tel', 'telefon', 'telefono', 'businessphone', 'businessphonenumber', 'mobile', 'contactphone', 'jobphone', 'hpphone'],
        'whatsapp' => ['whatsappnumber'],
        'email' => ['emailaddress', 'mail', 'businessemail', 'contactemail', 'businesscontactemail', 'jobemail', 'hpemail', 'correo'],
        'website' => ['url', 'web', 'webpage', 'homepage', 'websiteurl', 'businesswebsite', 'businesswebsiteaddress', 'webseite', 'siteweb', 'jobwebsite', 'hpwebsite', 'link'],
        'twitter' => ['twitterurl', 'twitterx', 'xtwitter'],
        'facebook' => ['facebookurl', 'fb', 'facebookpage'],
        'linkedin' => ['linkedinurl'],
        'youtube' => ['youtubeurl', 'youtubechannel'],
        'instagram' => ['instagramurl', 'ig'],
        'video' => ['videourl', 'jobvideourl'],
        'price_status' => ['pricerange', 'pricelevel'],
        'list_price' => ['price', 'pricefrom', 'minprice', 'preis'],
        'list_price_to' => ['priceto', 'maxprice'],
        'business_hours' => ['openinghours', 'workhours', 'workinghours', 'oeffnungszeiten', 'bdbh'],
        'image' => ['featuredimage', 'listingprvimg', 'thumbnail', 'photo', 'cover', 'jobcover'],
        'gallery' => ['images', 'photos', 'postimages', 'galleryimages', 'galleryimageids', 'listingimg', 'jobgallery'],
        self::COUNTRY => ['country', 'countryname', 'land', 'pais', 'pays', 'addresscountry'],
        self::REGION => ['region', 'state', 'province', 'county', 'bundesland', 'addressregion', 'kanton'],
        self::CITY => ['city', 'town', 'locality', 'addresslocality', 'stadt', 'ville', 'ciudad', 'municipality'],
        self::POSTCODE => ['zip', 'zipcode', 'postcode', 'postalcode', 'plz', 'codepostal', 'postalzip'],
    ];

    /** @return list<string> What a column can be imported as, besides custom fields. */
    public static function targets(): array
    {
        return [...array_column(Column::cases(), 'value'), ...self::PARTS, ...array_column(Detail::cases(), 'value')];
    }

    /**
     * @param list<string> $headings
     * @param list<string> $fields The slugs of the custom fields of this site.
     * @return array<string, string> The targets, by heading; '' for a column that is not imported.
     */
    public static function all(array $headings, array $fields): array
    {
        $guessed = [];
        foreach ($headings as $heading) {
            $target = self::one($heading, $fields);
            // The second column with the same meaning is often a variant of the first one, such as a country code.
            $guessed[$heading] = in_array($target, $guessed, true) ? '' : $target;
        }

        return $guessed;
    }

    /** @param list<string> $fields */
    private static function one(string $heading, array $fields): string
    {
        $known = Column::known($heading);
        if ($known !== null) {
            return $known;
        }
        $plain = self::plain($heading);
        foreach (self::SPELLINGS as $target => $names) {
            if (in_array($plain, $names, true) || $plain === self::plain($target)) {
                return $target;
            }
        }
        foreach ($fields as $slug) {
            if (self::plain($slug) === $plain) {
                return Column::FIELD . $slug;
            }
        }

        return '';
    }

    private static function plain(string $heading): string
    {
        $latin = strtr($heading, ['ä' => 'ae', 'ö' => 'oe', 'ü' => 'ue', 'ß' => 'ss', 'Ö' => 'oe', 'é' => 'e', 'ó' => 'o', 'ñ' => 'n', 'í' => 'i']);

        return (string) preg_replace('/[^a-z0-9]+/', '', strtolower($latin));
    }
}
