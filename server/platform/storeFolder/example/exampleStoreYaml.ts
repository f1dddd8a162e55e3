/** Every setting. Those that the example does not need are comments in it. */
export const exampleStoreYaml = (
  friendlyId: string,
  name: string,
): string => `# The settings of your shop. Change them, then: haat store check ., then: haat store import .
# Texts with a : or a # in them, colours and times need quotes.

# The shop's name in its address: http://localhost:3000/${friendlyId}
friendlyId: ${friendlyId}
name: ${name}
description: Fruit and spices from farms we know, at your door within the hour.

# Domains of your own that lead to this shop, in any script (दुकान.भारत), without https://. Their www. leads to them.
domains: []
#  - shop.example.com

# Files of the folder pictures/. A logo is shown on white and on your main colour.
logo: logo.png
favicon: logo.png

# The main colour is that of buttons and links.
colours:
  primary: "#1f7a3d"
  secondary: "#f28c28"
  neutral: "#5f6b62"

# How many products stand beside each other on a wide screen.
columns:
  home: 6
  catalogue: 5

contact:
  phone: "+91 00000 12345"
  email: care@example.com
# Where you sell from: it stands on your invoices. taxNumber is your GSTIN. id is what your other systems call this
# place; shoppers' calls carry it, and it is made up when left out.
location:
  address: 12 Market Road, Pune 411001
  # taxNumber: 27AAAAA0000A1Z5
  # id: pune-1
social:
  # facebook: https://facebook.com/your-page
  # x: https://x.com/your-page
  # linkedIn: https://www.linkedin.com/company/your-page
  instagram: https://www.instagram.com/example

# The bar above the shop; the first one is shown.
announcements:
  - message: Free delivery from ₹499
    background: "#14532d"
    colour: "#fef9c3"
    enabled: true

delivery:
  # Words that the shopper reads.
  windows:
    - 30 to 60 minutes
  # Rupees; goods worth freeFrom or more are delivered free (0: never).
  fee: 29
  freeFrom: 499
  # Slots for subscriptions.
  slots:
    - "07:00-09:00"
    - "17:00-19:00"

# Online payment is off, cashfree, razorpay or bmspay. Its keys are no part of this folder: they stand in the
# environment, CASHFREE_CLIENT_ID and CASHFREE_CLIENT_SECRET, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and
# RAZORPAY_WEBHOOK_SECRET, or BMSPAY_URL, BMSPAY_MERCHANT_ID and BMSPAY_SECRET (docs/configuration.md).
payment:
  online: "off"
  cashOnDelivery: true
  wallet: false

# The clock that days and subscriptions follow, and until when tomorrow can be changed.
timeZone: Asia/Kolkata
subscriptionCutOff: "22:00"

coupons:
  # percent or amount; minimum, atMost, expires and perCustomer can be left out.
  # offered: every shopper sees it in the cart; without it only those use it who know the code.
  - code: WELCOME10
    percent: 10
    minimum: 199
    atMost: 100
    offered: true
  # - code: FIFTY
  #   amount: 50
  #   minimum: 499
  #   expires: "2027-03-31"
  #   perCustomer: 3

faqs:
  - question: When do you deliver?
    answer: Every day from 7 in the morning to 7 in the evening.

banners:
  # says: what the picture shows, for those who do not see it. It leads to a category, or by link: to an address.
  - picture: banner.png
    says: Fruit of the season
    title: Picked this morning
    text: Fruit of the season from farms we know
    category: fruits

# What customers say, each with a picture of pictures/:
#  - customer: Anjali
#    city: Pune
#    message: The first mangoes I have bought online that smell of mango.
#    picture: anjali.jpg
#    rating: 5
testimonials: []

# Columns of products.csv that tell a product's variants apart, besides size, colour, flavour and kind, which need not
# be named. A value may have a colour, two colours or a picture:
#  - name: Colour
#    swatches:
#      Maroon: "#7b1e2b"
#      Gold and maroon: "#d4af37/#7b1e2b"
#      Paisley: paisley.jpg
#  - name: Weave
options: []

# Columns of products.csv that tell something of a product, in the order in which the product's page shows them. Brand, country
# of origin, made by, material, ingredients, shelf life, how to store and care need no line here. With filter: true shoppers can
# narrow a list by it; with search: false a search does not find products by it. At most 20.
#  - column: Fabric
#    filter: true
#  - column: ISBN
#    label: Book number
#    search: false
facts: []

# The languages of the shop, its first one first: en (English), hi (Hindi), ur (Urdu). Words in a further one stand beside
# the first one's: columns such as title:hi in the sheets, policies/refund.hi.md, and here hi: with the same names, as in
#   hi:
#     description: गाँव का ताज़ा फल
#     words: { Colour: रंग, India: भारत }
languages:
  - en
`;
