export const search = "खोजें";
export const comingSoon = "जल्द आ रहा है..";
